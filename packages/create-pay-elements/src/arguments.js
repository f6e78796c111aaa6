// @ts-check
import { parseArgs } from 'node:util';
import { SERVERS, SERVICES, servicesOf } from './choices.js';

/** @typedef {import('./choices.js').ServerName} ServerName */
/** @typedef {import('./choices.js').ServiceName} ServiceName */

/** @typedef {{ folder: string, server: ServerName, service: ServiceName }} Answers */

/** @type {Answers} */
export const DEFAULTS = { folder: 'my-shop', server: 'express', service: 'sandbox' };

export const HELP = `npm create pay-elements@latest [folder] [-- options]

  --server <name>    ${Object.keys(SERVERS).join(', ')}
  --service <name>   ${Object.keys(SERVICES).join(', ')}
  --yes              asks nothing: ${DEFAULTS.folder}, ${DEFAULTS.server} and ${DEFAULTS.service} for what is not given
  --local <folder>   takes the packages from the tarballs that npm run pack has written there
  --help`;

/**
 * @param {string[]} args
 * @throws {Error} with a message of one line
 */
export function readArguments(args) {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new Error(`Expected one folder: ${positionals.join(', ')}.`);
  const { server, service, ...others } = values;
  if (server !== undefined) check('server', server, Object.keys(SERVERS));
  const known = /** @type {ServerName | undefined} */ (server);
  if (service !== undefined) check('service', service, known ? servicesOf(known) : Object.keys(SERVICES), known);
  const given = { folder: positionals[0], server: known, service: /** @type {ServiceName | undefined} */ (service) };
  return { ...others, given };
}

/** @param {string} option @param {string} value @param {readonly string[]} valid @param {string} [server] */
function check(option, value, valid, server) {
  if (valid.includes(value)) return;
  throw new Error(`--${option} ${value}${server ? ` with ${server}` : ''}: expected ${valid.join(', ')}.`);
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        server: { type: 'string' },
        service: { type: 'string' },
        local: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // The rest of Node's message explains how to pass such an argument anyway.
    const [first = ''] = /** @type {Error} */ (error).message.split(/\.? To specify|\. Did you|\n/);
    throw new Error(`${first.replace(/\.$/, '')}: see --help.`, { cause: error });
  }
}
