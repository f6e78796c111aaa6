/** Installs missing engines, databases and the screen reader from Debian's packages, and reports it if there are none. */
import { installPackages } from '../../shared/browser.mjs';
import { findPgbouncer } from '../pgbouncer.mjs';
import { findPostgres } from '../postgres.mjs';
import { findMissingForOrca, ORCA_PACKAGES } from '../screen-reader.mjs';
import { describeEngine, findEngine, isFound, LABELS, PACKAGES } from './find.mjs';

for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
  if (!isFound(findEngine(name))) installPackages(PACKAGES[name], `No ${LABELS[name]} found`);
  const engine = findEngine(name);
  const skipped = isFound(engine) ? '' : '. It could not be installed here: its tests are skipped';
  console.log(`${LABELS[name]}: ${describeEngine(engine)}${skipped}.`);
}
for (const [name, program] of [
  ['PostgreSQL', findPostgres()],
  ['PgBouncer', findPgbouncer()],
]) {
  console.log(`${name}: ${program ?? 'not found. It could not be installed here: its tests are skipped'}.`);
}

if (findMissingForOrca().length) installPackages(ORCA_PACKAGES, 'No Orca found');
const missing = findMissingForOrca();
console.log(
  missing.length
    ? `Orca: no ${missing.join(', ')}. It could not be installed here: its tests are skipped.`
    : 'Orca: found.',
);
