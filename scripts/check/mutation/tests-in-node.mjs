/** The tests of rules, parsers and flows need no browser: here they run in Node, where a mutant takes milliseconds. */
import { register } from 'tsx/esm/api';

register({ tsconfig: 'scripts/check/mutation/tsconfig.tests.json' });
