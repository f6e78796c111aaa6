import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';

const EXAMPLES = join(ROOT, 'examples');

/** The backend of all the others. */
export const BACKEND = 'fastify';

/**
 * The pages. A build writes files that the backend serves, or what a server of its own starts from.
 * @type {Readonly<Record<string, { server?: string[] }>>}
 */
export const PAGES = {
  html: {},
  react: {},
  vue: {},
  svelte: {},
  angular: {},
  next: { server: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'] },
  nuxt: { server: ['.output/server/index.mjs'] },
};

/** @param {string} name */
export const folderOf = (name) => join(EXAMPLES, name);
