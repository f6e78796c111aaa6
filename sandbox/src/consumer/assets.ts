/** Reads the dashboard's built files (the build `dashboard` in vite.config.ts). */
import { existsSync, readFileSync } from 'node:fs';

/** Next to the built sandbox, or in its build folder if it runs from source. */
const PLACES = ['./dashboard/', '../../dist/dashboard/'];

/** @throws {Error} if the file has not been built */
export function readAsset(name: string): string {
  const files = PLACES.map((place) => new URL(place + name, import.meta.url));
  const file = files.find((url) => existsSync(url));
  if (!file) throw new Error(`${name} is missing: run npm run build.`);
  return readFileSync(file, 'utf8');
}
