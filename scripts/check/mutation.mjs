/**
 * Tries every mutant of domain, contract and flows, and reports how many of each layer the tests found. `.cache/mutation.html`
 * shows the survivors; docs/mutation.md explains them. With files, it tries only their mutants:
 * `node scripts/check/mutation.mjs src/flows/countdown.ts`.
 */
import { relative, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../shared/install.mjs';

/** Percent of each layer; stryker.config.mjs has the total. */
const LEAST = 90;

process.chdir(ROOT);
const files = process.argv.slice(2);
const options = { configFile: 'stryker.config.mjs', ...(files.length ? { mutate: files } : {}) };
const mutants = await new Stryker(options).runMutationTest();

/** @type {Map<string, Record<string, number>>} the number of mutants with each outcome, by layer */
const layers = new Map();
for (const { fileName, status } of mutants) {
  const [, layer = ''] = relative(ROOT, fileName).split(sep);
  const outcomes = layers.get(layer) ?? {};
  outcomes[status] = (outcomes[status] ?? 0) + 1;
  layers.set(layer, outcomes);
}

let failed = 0;
for (const [layer, outcomes] of layers) {
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0, Ignored = 0 } = outcomes;
  const found = Killed + Timeout;
  const percent = (100 * found) / (found + Survived + NoCoverage);
  const enough = percent >= LEAST;
  if (!enough) failed++;
  console.log(
    `${enough ? 'ok' : 'too few'}  ${percent.toFixed(2)} %  ${Killed} killed, ${Timeout} ran out of time, ` +
      `${Survived} survived, ${NoCoverage} not run by any test, ${Ignored} not tried  ${layer}`,
  );
}
console.log(`${layers.size - failed} passed, ${failed} failed`);
process.exitCode = failed || !layers.size ? 1 : 0;
