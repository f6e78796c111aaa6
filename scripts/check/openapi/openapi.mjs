/**
 * Lints the sandbox's OpenAPI documents by Redocly's recommended rules and Spectral's rules, and compiles a client with the
 * types that openapi-typescript makes from the first.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT } from '../../shared/install.mjs';
import { openApiDocument } from '../../shared/openapi.mjs';

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

/** Compiles the test of a client with the types of the document. @param {object} document @returns {Promise<string[]>} */
async function problemsOfClient(document) {
  const folder = join(ROOT, '.cache/openapi');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTS(document)));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'sandbox/test/client'], { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

const payments = await openApiDocument();
const control = await openApiDocument('/sandbox/openapi.json');
/** @type {Record<string, string[]>} */
const found = {
  'Redocly’s recommended rules': await problemsByRedocly(payments),
  'Spectral’s rules': await problemsBySpectral(payments),
  'Redocly’s recommended rules, for the control API': await problemsByRedocly(control),
  'Spectral’s rules, for the control API': await problemsBySpectral(control),
  'a client with generated types': await problemsOfClient(payments),
};

for (const [name, problems] of Object.entries(found))
  console.log([`${name}: ${problems.length}`, ...problems].join('\n  '));
const failed = Object.values(found).filter(({ length }) => length).length;
console.log(`${Object.keys(found).length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
