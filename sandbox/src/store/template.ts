/** Reads the files of an empty PGlite database, which the build packs (scripts/build/template.mjs). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Next to the built sandbox, or in its build folder if it runs from source. */
const PLACES = ['./template.tar.gz', '../../dist/template.tar.gz'];

const BLOCK = 512;
const FOLDER = '5';

function find(): URL | undefined {
  return PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
}

let template: Blob | undefined;

/** The template as PGlite accepts it; undefined if there is none. */
export function readTemplate(): Blob | undefined {
  const file = template ? undefined : find();
  if (file) template = new Blob([gunzipSync(readFileSync(file))], { type: 'application/x-tar' });
  return template;
}

/** Unpacks the template into a folder, twice as fast as PGlite does. @returns false without a template */
export function unpackTemplate(folder: string): boolean {
  const file = find();
  if (!file) return false;
  const tar = gunzipSync(readFileSync(file));
  mkdirSync(folder);
  // The `ustar` format: each file has a header of one block and its content. An empty block ends the archive.
  for (let at = 0; tar[at];) {
    const path = join(folder, textOf(tar, at, 100));
    const mode = parseInt(textOf(tar, at + 100, 8), 8);
    const size = parseInt(textOf(tar, at + 124, 12), 8);
    const from = at + BLOCK;
    if (textOf(tar, at + 156, 1) === FOLDER) mkdirSync(path, { recursive: true, mode });
    else writeFileSync(path, tar.subarray(from, from + size), { mode });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return true;
}

/** The text of a header field, without the U+0000 that fill it. */
function textOf(tar: Buffer, from: number, length: number): string {
  const [text = ''] = tar.toString('latin1', from, from + length).split('\0');
  return text;
}
