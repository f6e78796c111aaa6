/**
 * Tries every mutant of the rooms that decide, and says how many of each room the tests found. `.cache/mutation.html` shows
 * those that survived; docs/mutation.md says why they may.
 */
import { relative, sep } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../shared/install.mjs';

/** Percent of each room; stryker.config.mjs has that of all. */
const LEAST = 90;

process.chdir(ROOT);
const mutants = await new Stryker({ configFile: 'stryker.config.mjs' }).runMutationTest();

/** @type {Map<string, Record<string, number>>} how many mutants had each end, by room */
const rooms = new Map();
for (const { fileName, status } of mutants) {
  const [, room = ''] = relative(ROOT, fileName).split(sep);
  const ends = rooms.get(room) ?? {};
  ends[status] = (ends[status] ?? 0) + 1;
  rooms.set(room, ends);
}

let failed = 0;
for (const [room, ends] of rooms) {
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0, Ignored = 0 } = ends;
  const found = Killed + Timeout;
  const percent = (100 * found) / (found + Survived + NoCoverage);
  const enough = percent >= LEAST;
  if (!enough) failed++;
  console.log(
    `${enough ? 'ok' : 'too few'}  ${percent.toFixed(2)} %  ${Killed} killed, ${Timeout} ran out of time, ` +
      `${Survived} survived, ${NoCoverage} not run by any test, ${Ignored} not tried  ${room}`,
  );
}
console.log(`${rooms.size - failed} passed, ${failed} failed`);
process.exitCode = failed || !rooms.size ? 1 : 0;
