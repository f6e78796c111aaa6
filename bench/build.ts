/** Builds and compresses the files of all pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { CONTESTANTS, ROOT, STEPS, type Contestant, type StepName } from './contestants.js';

export interface File {
  readonly type: string;
  /** Brotli, quality 11. */
  readonly body: Buffer;
}

export type Files = Map<string, File>;

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' };

function fileOf(name: string, content: string | Uint8Array): File {
  return { type: TYPES[name.replace(/.*\./, '')] ?? 'application/octet-stream', body: brotliCompressSync(content) };
}

/** Resolves the package like an application that has installed it. */
const require = createRequire(join(ROOT, 'package.json'));
const installed = {
  name: 'pay-elements-installed',
  resolveId: (id: string) => (id.startsWith('pay-elements/') ? require.resolve(id) : null),
};

/** Builds one page's script with Vite's defaults. @returns files by name, the entry first */
export async function bundle(entry: string, base: string): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    logLevel: 'error',
    plugins: [installed],
    build: { write: false, reportCompressedSize: false, rolldownOptions: { input: join(import.meta.dirname, entry) } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${entry} has more than one output`);
  return new Map(result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

const page = (head: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pay</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<main id="step">${body}</main>
</body>
</html>
`;

async function addPage(files: Files, contestant: Contestant, step: StepName, entry: string): Promise<void> {
  const { id, head, body } = contestant;
  const base = `/${id}/${step}/`;
  let links = '';
  if (contestant.bundle) {
    const built = await bundle(entry, base);
    for (const [name, content] of built) files.set(base + name, fileOf(name, content));
    const names = [...built.keys()];
    for (const name of names) if (name.endsWith('.css')) links += `<link rel="stylesheet" href="${base}${name}">`;
    links += `<script type="module" src="${base}${names[0]}"></script>`;
  }
  files.set(base, fileOf('index.html', page(links + (head?.(step) ?? ''), body?.(step) ?? '')));
}

/** Files by path. The pages are at `/{contestant}/{step}/`. */
export async function buildPages(): Promise<Files> {
  const files: Files = new Map();
  for (const name of readdirSync(join(ROOT, 'dist')))
    if (/\.(js|css)$/.test(name)) files.set(`/dist/${name}`, fileOf(name, readFileSync(join(ROOT, 'dist', name))));
  files.set('/blank', fileOf('blank.html', page('', '')));
  for (const contestant of CONTESTANTS)
    for (const step of STEPS) {
      const entry = readdirSync(join(import.meta.dirname, 'pages', contestant.bundle ?? '')).find((name) =>
        name.startsWith(`${step}.ts`),
      );
      if (contestant.marks[step]) await addPage(files, contestant, step, `pages/${contestant.bundle}/${entry}`);
    }
  return files;
}

/** Total bytes, with English only. */
export async function measureEverything(files: Files): Promise<Record<string, number>> {
  const languages = readdirSync(join(ROOT, 'src/locales')).map((name) => name.replace('.ts', ''));
  const foreign = new RegExp(`(^|/|pay-)(${languages.filter((name) => name !== 'en').join('|')})-[^/]*\\.js$`);
  const sum = (all: Iterable<readonly [string, File]>) =>
    Array.from(all, ([name, { body }]) => (foreign.test(name) ? 0 : body.length)).reduce((a, b) => a + b, 0);
  const bundled = async (folder: string) => {
    const built = await bundle(`pages/${folder}/everything.ts`, '/');
    return sum([...built].map(([name, content]) => [name, fileOf(name, content)] as const));
  };
  const tag = [...files].filter(([name]) => /^\/dist\/pay-(?!webview)[\w-]+\.js$/.test(name));
  const classic = files.get('/dist/pay-elements.iife.js');
  return {
    element: await bundled('elements'),
    tag: sum(tag),
    ...(classic && { classic: classic.body.length }),
    adyen: await bundled('adyen'),
  };
}
