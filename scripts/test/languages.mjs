/** Installs missing languages of docs/examples/webhooks from Debian's packages, and reports it if there are none. */
import { installPackages, onPath } from '../shared/browser.mjs';

/** The packages of the languages that CI installs; the others are tested where they are found. */
const PACKAGES = { php: 'php-cli', python3: 'python3', go: 'golang-go' };

for (const [program, name] of Object.entries(PACKAGES)) {
  if (!onPath([program])) installPackages([name], `No ${program} found`);
  const found = onPath([program]);
  console.log(`${program}: ${found ?? 'it could not be installed here: its tests are skipped'}.`);
}
