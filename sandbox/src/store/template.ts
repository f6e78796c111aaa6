import { existsSync, readFileSync } from 'node:fs';

/** Beside the built sandbox; and from its sources, where it was built, if it was. */
const PLACES = ['./template.tar.gz', '../../dist/template.tar.gz'];

/** The files of an empty PGlite, packed when the sandbox was built (scripts/template.mjs); undefined without. */
export function readTemplate(): Blob | undefined {
  const file = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  return file && new Blob([readFileSync(file)], { type: 'application/x-gzip' });
}
