/** Slips are made where there is neither Node nor a DOM: on edge runtimes, which have the functions below. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { rolldown } from 'rolldown';
import type { slipEmail, slipPng } from '../../src/slips/index.js';
import type { slipPdf } from '../../src/slips/pdf/index.js';
import { boleto, NOW, pix } from './payments.js';
import { pixelsOf, scan } from './scan.js';

const ESM = fileURLToPath(new URL('../../dist/esm/slips', import.meta.url));

/** The parts of the Minimum Common Web API (ECMA-429) that this package uses: every runtime of it has them. */
const WEB = {
  ArrayBuffer,
  Blob,
  CompressionStream,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  Uint8Array,
  atob,
  btoa,
  queueMicrotask,
  setTimeout,
};

/** Runs a module and all that it imports, bundled as for Cloudflare Workers. */
async function run(module: string): Promise<unknown> {
  const build = await rolldown({
    input: `${ESM}/${module}`,
    platform: 'browser',
    resolve: { conditionNames: ['workerd', 'worker', 'browser', 'import', 'default'] },
    onLog: () => {},
    // pdfkit reads it when it is loaded; bundles of Workers define it.
    transform: { define: { 'import.meta.url': '"https://edge.example/worker.js"' } },
  });
  const { output } = await build.generate({ format: 'iife', name: 'slips', codeSplitting: false });
  await build.close();
  assert.equal(output.length, 1);
  return runInContext(`${output[0].code}; slips`, createContext({ ...WEB }));
}

it('e-mails and pictures', async () => {
  const slips = (await run('index.js')) as { slipEmail: typeof slipEmail; slipPng: typeof slipPng };
  const { attachments, text } = await slips.slipEmail(boleto, { now: NOW, lang: 'pt-BR' });
  assert.match(text, /34191\.75579 52144\.832939/);
  assert.deepEqual(await scan(pixelsOf(attachments[0]!.content)), ['34192800900000000101755752144832938267479000']);
  assert.equal((await scan(pixelsOf(await slips.slipPng(pix, { now: NOW })))).length, 1);
});

it('PDFs, with fonts', async () => {
  const slips = (await run('pdf/index.js')) as { slipPdf: typeof slipPdf };
  const file = new URL(import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'));
  const pdf = await slips.slipPdf(boleto, { now: NOW, lang: 'pt-BR', fonts: [new Uint8Array(readFileSync(file))] });
  assert.equal(new TextDecoder().decode(pdf.slice(0, 8)), '%PDF-1.7');
});
