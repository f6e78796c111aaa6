/** What the build made for browsers (the build `dashboard` in scripts/build/vite/builds.ts). */
import { existsSync, readFileSync } from 'node:fs';

/** Beside the built sandbox; and from its sources, where it was built. */
const PLACES = ['./dashboard/', '../../dist/dashboard/'];

/** @throws {Error} when it has not been built */
export function readAsset(name: string): string {
  const files = PLACES.map((place) => new URL(place + name, import.meta.url));
  const file = files.find((url) => existsSync(url));
  if (!file) throw new Error(`${name} is missing: run npm run build.`);
  return readFileSync(file, 'utf8');
}
