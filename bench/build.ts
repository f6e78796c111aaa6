/** Builds and compresses the files of all pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from './bundle.js';
import { CONTESTANTS, type Contestant } from './contestants.js';
import { page } from './html.js';
import { resourceOf } from './payload.js';
import { DIST } from './root.js';
import { STEPS, type StepName } from './steps.js';

export interface File {
  readonly type: string;
  /** Brotli, quality 11. */
  readonly body: Buffer;
  /** Pages are checked on each visit, files with a hash in their name never, others after ten minutes. */
  readonly cache: string;
}

export type Files = Map<string, File>;

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' };

function fileOf(name: string, content: string | Uint8Array): File {
  const hashed = /^(?:assets|chunks)\//.test(name);
  return {
    type: TYPES[name.replace(/.*\./, '')] ?? 'application/octet-stream',
    body: brotliCompressSync(content),
    cache: name.endsWith('.html') ? 'no-cache' : `max-age=${hashed ? '31536000, immutable' : '600'}`,
  };
}

/** The payments that pages exist for: of the first visit, of an earlier visit, and of a visit that is paid. */
export const PAGES = { first: 0, earlier: 1, paid: 2 };

export const pathOfPage = (id: string, step: StepName, number = PAGES.first) => `/${id}/${step}/${number}/`;

async function addPage(files: Files, one: Contestant, step: StepName): Promise<void> {
  let links = '';
  if (one.entry) {
    const base = `/${one.id}/${step}/`;
    const built = await bundle(one.entry(step), base);
    for (const [name, content] of built.files) {
      files.set(base + name, fileOf(name, content));
      if (name.endsWith('.css')) links += `<link rel="stylesheet" href="${base}${name}">`;
    }
    links += `<script type="module" src="${base}${built.entry}"></script>`;
  }
  for (const number of Object.values(PAGES)) {
    const resource = resourceOf(step, number);
    const html = page(links + (one.head?.(step, resource) ?? ''), one.body?.(step, resource) ?? '', one.lang);
    files.set(pathOfPage(one.id, step, number), fileOf('index.html', html));
  }
}

/** Files by path. */
export async function buildPages(): Promise<Files> {
  const files: Files = new Map();
  const served = ['', 'chunks', 'locales'].flatMap((folder) => {
    const names = readdirSync(DIST).includes(folder) || !folder ? readdirSync(join(DIST, folder)) : [];
    return names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => (folder ? `${folder}/${name}` : name));
  });
  for (const name of served) files.set(`/dist/${name}`, fileOf(name, readFileSync(join(DIST, name))));
  files.set('/blank', fileOf('blank.html', page('', '')));
  for (const one of CONTESTANTS) for (const step of STEPS) if (one.marks[step]) await addPage(files, one, step);
  return files;
}
