/** Installs missing engines from Debian's packages, and reports it if there are none. */
import { installPackages } from '../../shared/browser.mjs';
import { describeEngine, findEngine, isFound, LABELS, PACKAGES } from './find.mjs';

for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
  if (!isFound(findEngine(name))) installPackages(PACKAGES[name], `No ${LABELS[name]} found`);
  const engine = findEngine(name);
  const skipped = isFound(engine) ? '' : '. It could not be installed here: its tests are skipped';
  console.log(`${LABELS[name]}: ${describeEngine(engine)}${skipped}.`);
}
