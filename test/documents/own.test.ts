/** The adapter and the step of docs/own-adapter.md and docs/own-step.md, with the published package in a browser. */
import assert from 'node:assert/strict';
import ts from 'typescript';
import { test } from '../e2e/fixtures.js';
import { bundle } from './bundle.js';
import { readDocument } from './documents.js';

const samples = (path: string) =>
  readDocument(path)
    .blocks.filter(({ language }) => language === 'ts')
    .map(({ text }) => text);
const [adapter, , page] = samples('docs/own-adapter.md');
const [step] = samples('docs/own-step.md');

const ORDER = {
  order_no: 'A1',
  state: 'open',
  total: 12990,
  valid_until: '2099-01-01T00:00:00-03:00',
  next: { kind: 'match', value: '47' },
};

const USE = `
  document.addEventListener('pay-ready', ({ target }) => console.log('ready', target.localName));
  document.addEventListener('pay-complete', ({ resource }) => console.log('paid', resource.id));
  show(${JSON.stringify(ORDER)});`;

test('a provider and a step of the page show its action, report it, and find the outcome', async ({ demo }) => {
  const script = [adapter, page, step, USE].join('\n');
  const target = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const code = await bundle(ts.transpileModule(script, { compilerOptions: target }).outputText);
  const { page: browser } = await demo.open();
  const log: string[] = [];
  browser.on('console', (message) => log.push(message.text()));
  let answer: object = ORDER;
  const html = '<!doctype html><html lang="en"><body></body><script type="module" src="/own.js"></script></html>';
  await browser.route('**/own', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await browser.route('**/own.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await browser.route('**/orders/A1', (route) => route.fulfill({ json: answer }));
  await browser.goto(`${demo.url}/own`);
  await browser.getByText('Choose this number in the app of your wallet: 47').waitFor();
  assert.deepEqual(log, ['ready pay-action']);
  answer = { ...ORDER, state: 'settled', next: null };
  await browser.getByText('Payment complete').waitFor();
  assert.deepEqual(log, ['ready pay-action', 'paid A1']);
});
