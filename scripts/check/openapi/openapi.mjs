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
import { openApiDocument } from '../../shared/openapi.mjs';

const TYPES = join(ROOT, 'sandbox/test/client/schema.d.ts');
const NOTE = '/** Written by `npm run openapi` from the OpenAPI document. */\n\n';

/** @param {object} document @returns {Promise<string[]>} */
async function problemsByRedocly(document) {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(
    (/** @type {any} */ { ruleId, message, location }) => `Redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

/** @param {object} document @returns {Promise<string[]>} */
async function problemsBySpectral(document) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const problems = await linter.run(document);
  return problems.map((/** @type {any} */ { code, message, path }) => `Spectral ${code}: ${message} ${path.join('/')}`);
}

/** @param {object} document */
async function typesOf(document) {
  const types = NOTE + astToString(await openapiTS(document));
  return format(types, { ...(await resolveConfig(TYPES)), filepath: TYPES });
}

const payments = await openApiDocument();
const control = await openApiDocument('/sandbox/openapi.json');
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
