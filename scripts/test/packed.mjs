/** The package as it is published, installed for projects that use it: packed, and unpacked beside them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';
import { pack } from '../build/pack.mjs';

export const CONSUMERS = join(ROOT, 'test/consumers');
export const INSTALLED = join(CONSUMERS, 'node_modules/pay-elements');

/**
 * Its dependencies and the frameworks are found further up, in the project's own node_modules.
 * @param {string} [installed] the folder of the package
 * @returns {Buffer} the tarball
 */
export function installPacked(installed = INSTALLED) {
  const scratch = mkdtempSync(join(tmpdir(), 'pay-packed-'));
  try {
    const { file } = pack(scratch);
    rmSync(installed, { recursive: true, force: true });
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', installed, '--strip-components=1']);
    return readFileSync(file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
