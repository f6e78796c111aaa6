/**
 * Lints the sandbox's OpenAPI documents by Redocly's recommended rules and Spectral's rules, and writes the types of the
 * client in the tests from the first: `npm run openapi`. `--check` compares the types instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../shared/install.mjs';

const TYPES = join(ROOT, 'sandbox/test/client/schema.d.ts');
const NOTE = '/** Written by `npm run openapi` from the OpenAPI document. */\n\n';

/** @param {readonly string[]} paths @returns {Promise<object[]>} */
async function readDocuments(paths) {
  // Built just now: not there for the type checker.
  const { createService } = await import(new URL('../../../sandbox/dist/index.js', import.meta.url).href);
  const service = await createService({ ticking: false });
  const read = async (/** @type {string} */ path) => (await service.app.request(`http://127.0.0.1:4242${path}`)).json();
  const documents = await Promise.all(paths.map(read));
  await service.close();
  return documents;
}

/** @param {object} document @returns {Promise<string[]>} */
async function problemsByRedocly(document) {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

/** @param {object} document @returns {Promise<string[]>} */
async function problemsBySpectral(document) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const problems = await linter.run(document);
  return problems.map(({ code, message, path }) => `Spectral ${code}: ${message} ${path.join('/')}`);
}

/** @param {object} document */
async function typesOf(document) {
  const types = NOTE + astToString(await openapiTS(document));
  return format(types, { ...(await resolveConfig(TYPES)), filepath: TYPES });
}

const [payments = {}, control = {}] = await readDocuments(['/openapi.json', '/sandbox/openapi.json']);
const types = await typesOf(payments);
/** @type {Record<string, string[]>} */
const found = {
  'Redocly’s recommended rules': await problemsByRedocly(payments),
  'Spectral’s rules': await problemsBySpectral(payments),
  'Redocly’s recommended rules, for the control API': await problemsByRedocly(control),
  'Spectral’s rules, for the control API': await problemsBySpectral(control),
};
if (process.argv.includes('--check'))
  found['the types of the client'] = types === readFileSync(TYPES, 'utf8') ? [] : [`${TYPES} is old: npm run openapi`];
else writeFileSync(TYPES, types);

for (const [name, problems] of Object.entries(found))
  console.log([`${name}: ${problems.length}`, ...problems].join('\n  '));
const failed = Object.values(found).filter(({ length }) => length).length;
console.log(`${Object.keys(found).length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
