/** Installs missing languages of docs/examples/webhooks and examples/backends from Debian's packages, and reports it if there are none. */
import { spawnSync } from 'node:child_process';
import { installPackages, onPath } from '../shared/browser.mjs';

/** The packages of the languages that CI installs; the others are tested where they are found. */
const PACKAGES = { php: 'php-cli', python3: 'python3', go: 'golang-go' };

/** The framework of examples/backends/backend.py. */
const FASTAPI = ['python3-fastapi', 'python3-uvicorn'];

for (const [program, name] of Object.entries(PACKAGES)) {
  if (!onPath([program])) installPackages([name], `No ${program} found`);
  const found = onPath([program]);
  console.log(`${program}: ${found ?? 'it could not be installed here: its tests are skipped'}.`);
}

if (onPath(['python3'])) {
  const isThere = () => spawnSync('python3', ['-c', 'import fastapi, uvicorn']).status === 0;
  if (!isThere()) installPackages(FASTAPI, 'No FastAPI found');
  console.log(`FastAPI: ${isThere() ? 'found' : 'it could not be installed here: its tests are skipped'}.`);
}
