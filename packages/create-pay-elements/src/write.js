// @ts-check
/** Writes the project from the files of templates/, in which %NAMES% stand for what differs. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVERS, SERVICES } from './choices.js';
import { refusalOf } from './folder.js';
import { manifestOf } from './manifest.js';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

/** npm leaves out a .gitignore, and .env has secrets. */
const RENAMED = new Map([
  ['gitignore', '.gitignore'],
  ['env', '.env'],
]);

/**
 * @param {import('./arguments.js').Answers} answers
 * @param {string} [local] the folder of the tarballs to install instead of published packages
 * @throws {Error} with a message of one line
 */
export function writeProject({ folder, server, service }, local) {
  const refused = refusalOf(folder);
  if (refused) throw new Error(refused);
  const folders = ['shared', ...SERVERS[server].folders, `services/${service}`];
  const files = new Map(folders.flatMap(filesOf));
  /** @param {string} path @returns {string} a text for other files */
  const take = (path) => {
    const text = files.get(path) ?? '';
    files.delete(path);
    return text;
  };
  const name = packageName(folder);
  /** @type {Readonly<Record<string, string>>} */
  const values = {
    NAME: name,
    SERVER: SERVERS[server].label,
    SERVICE: SERVICES[service].label,
    SERVICE_TEXT: take('service.md'),
    FILES_TEXT: take('files.md').trim(),
    NOTE: take('note.html').trim(),
    WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    COOKIE_SECRET: randomBytes(32).toString('hex'),
  };
  const manifests = folders.flatMap((one) => manifestIn(one));
  files.set('package.json', manifestOf({ name, server, service, manifests, local }));
  for (const [path, text] of files) {
    const file = join(folder, RENAMED.get(path) ?? path);
    mkdirSync(dirname(file), { recursive: true });
    // A file that has appeared in the meantime stays.
    writeFileSync(
      file,
      text.replace(/%([A-Z_]+)%/g, (all, key) => values[key] ?? all),
      { flag: 'wx' },
    );
  }
}

/** The files of a template, by their path in the project, with their text. @param {string} name @returns {[string, string][]} */
function filesOf(name) {
  const folder = join(TEMPLATES, name);
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const file = join(entry.parentPath, entry.name);
    return [[relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]];
  });
}

/** @param {string} name */
function manifestIn(name) {
  const file = join(TEMPLATES, name, 'package.json');
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
}

/** A name that npm accepts. @param {string} folder */
const packageName = (folder) =>
  basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'my-shop';
