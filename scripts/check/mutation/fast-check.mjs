/**
 * fast-check with the same inputs for every mutant, else a survivor of today is killed tomorrow; and with few of them, for
 * there are thousands of mutants. That a mutant fails is enough: nobody reads its smallest counterexample.
 */
import * as fc from '../../../node_modules/fast-check/lib/fast-check.js';

export * from '../../../node_modules/fast-check/lib/fast-check.js';

/** @type {(property: any, parameters?: {}) => any} */
export const assert = (property, parameters) =>
  fc.assert(property, { ...parameters, seed: 1, numRuns: 50, endOnFailure: true });
