// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SERVERS } from './choices.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * @typedef {object} Contents
 * @property {string} name
 * @property {import('./choices.js').ServerName} server
 * @property {import('./choices.js').ServiceName} service
 * @property {readonly Record<string, Record<string, string>>[]} manifests those of the templates, which have only dependencies and scripts
 * @property {string | undefined} local
 */

/** The text of package.json. @param {Contents} contents @throws {Error} one line, if a tarball is missing */
export function manifestOf({ name, server, service, manifests, local }) {
  const own = service === 'sandbox' ? ['pay-elements', 'pay-elements-sandbox'] : ['pay-elements'];
  /** @param {string} field */
  const merged = (field) => Object.assign({}, ...manifests.map((one) => one[field]));
  const dependencies = {
    ...merged('dependencies'),
    ...Object.fromEntries(own.map((one) => [one, source(one, local)])),
  };
  const { shop } = SERVERS[server];
  // The sandbox starts the shop. Next.js and PHP read .env themselves.
  const withSandbox = `node --env-file=.env start.js ${shop}`;
  const alone = shop.replace(/^node server/, 'node --env-file=.env server');
  const start = service === 'sandbox' ? withSandbox : alone;
  // PHP's own server runs no code when it starts.
  const scripts = { start: server === 'php' ? `php server.php && ${start}` : start, ...merged('scripts') };
  const manifest = { name, private: true, type: 'module', scripts, dependencies: sorted(dependencies) };
  const development = merged('devDependencies');
  const whole = Object.keys(development).length ? { ...manifest, devDependencies: sorted(development) } : manifest;
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** @param {string} name @param {string} [local] */
function source(name, local) {
  if (local === undefined) return version;
  const file = resolve(local, `${name}-${version}.tgz`);
  if (!existsSync(file)) throw new Error(`--local: there is no ${file}. Write it with npm run pack -- --local.`);
  return `file:${file.replaceAll('\\', '/')}`;
}

/** @param {Record<string, string>} table */
const sorted = (table) => Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
