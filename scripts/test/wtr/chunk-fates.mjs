/**
 * Serves the project a second time below `/__chunks/<page>/`, where a test decides what becomes of each module: it loads,
 * fails or hangs. Below that path, `.fate?fate=fails&module=src/a&module=src/b` sets it, `.seen` lists the modules that were
 * requested, and `.blank` is a page to load modules into. `/__chunks/imports` lists all dynamic imports of src.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../../shared/install.mjs';

const PATH = /^\/__chunks\/([\w-]+)(?:\/(.*))?$/;
/** Matches the imports of code. Imports of types and those in comments do not count. */
const IMPORT = /(?<!typeof )\bimport\((?:'([^']+)'\))?/g;

/** @returns every dynamic import of src, as `file specifier` */
function imports() {
  const files = readdirSync(`${ROOT}/src`, { encoding: 'utf8', recursive: true }).map((file) => `src/${file}`);
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const code = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '');
      return Array.from(code.matchAll(IMPORT), ([, specifier]) => `${file} ${specifier ?? 'not a text'}`);
    });
}

const withoutEnding = (/** @type {string} */ path) => path.replace(/\.[jt]s$/, '');

/** @returns {(context: any, next: () => Promise<void>) => Promise<void>} middleware of Koa */
export function chunkFates() {
  /** @type {Map<string, string>} the fate by page and module */
  const fates = new Map();
  /** @type {Set<string>} requested modules, with their page */
  const seen = new Set();
  /** @type {Set<() => void>} */
  const hanging = new Set();

  return async (context, next) => {
    const [, page, path = ''] = PATH.exec(context.path) ?? [];
    if (!page) return next();
    context.set('cache-control', 'no-store');
    if (page === 'imports') return void (context.body = imports());
    if (path === '.blank') {
      context.type = 'html';
      context.body = '<!doctype html><html lang="en"><title>Chunks</title></html>';
      return;
    }
    if (path === '.fate') {
      for (const module of [context.query.module].flat()) fates.set(`${page} ${module}`, context.query.fate);
      for (const look of hanging) look();
      context.body = '';
      return;
    }
    const key = `${page} ${withoutEnding(path)}`;
    if (path === '.seen') {
      context.body = [...seen].flatMap((one) => (one.startsWith(`${page} `) ? one.slice(page.length + 1) : []));
      return;
    }
    seen.add(key);
    const hangs = () => fates.get(key) === 'hangs';
    if (hangs()) {
      await new Promise((resolve) => {
        const look = () => {
          if (hangs()) return;
          hanging.delete(look);
          resolve(undefined);
        };
        hanging.add(look);
        context.req.on('close', resolve);
      });
    }
    // Chromium retries a module after a network error, but not after an HTTP error.
    if (fates.get(key) === 'fails') return void context.req.socket.destroy();
    context.url = context.url.replace(`/__chunks/${page}`, '');
    return next();
  };
}
