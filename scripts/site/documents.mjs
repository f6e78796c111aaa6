/** The documents of the site, and their groups in its navigation. */
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/** Documents outside docs/. On the site, a page of the same name is beside each document. */
const OTHERS = ['CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/README.md'];

/** Documents that are written with the site. */
export const WRITTEN = ['docs/acr.md', 'docs/api.md'];

/** Folders and files that are copied for the documents that link to them. */
export const COPIED = ['docs', 'README.md', ...OTHERS];

/** The groups in order; a document belongs to the first one that has it, or its folder. */
const GROUPS = {
  Start: ['docs/README.md', 'docs/getting-started.md', 'docs/backend.md', 'docs/pay-action.md', 'examples/README.md'],
  'Guides by action': ['docs/guides/'],
  Elements: ['docs/elements/'],
  Features: [
    'docs/events.md',
    'docs/waiting.md',
    'docs/forms.md',
    'docs/slips.md',
    'docs/frameworks.md',
    'docs/theming.md',
    'docs/localisation.md',
    'docs/webviews.md',
    'docs/server-rendering.md',
    'docs/loading.md',
    'docs/browsers.md',
  ],
  'Payment services': [
    'docs/contract.md',
    'docs/instruments.md',
    'docs/providers.md',
    'docs/providers/',
    'docs/migration/',
  ],
  Tools: [
    'docs/sandbox.md',
    'docs/api.md',
    'docs/testing.md',
    'docs/debugging.md',
    'docs/monitoring.md',
    'docs/coding-tools.md',
  ],
  Trust: [
    'docs/accessibility.md',
    'docs/acr.md',
    'docs/security.md',
    'docs/pci-dss.md',
    'docs/licences.md',
    'SECURITY.md',
  ],
};
/** For documents without a group. */
const REST = 'Project';

/** @param {string} folder @returns {string[]} */
const markdownIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.md'));

/** Paths in the order of the navigation: an index comes before the pages of its folder. */
export function listDocuments() {
  const rank = (/** @type {string} */ path) => path.replace(/README\.md$/, '');
  return [...OTHERS, ...markdownIn('docs'), ...WRITTEN].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** @param {string} path of a document @returns {string} of its page */
export const pageOf = (path) =>
  path === 'README.md' ? 'index.html' : path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');

/**
 * @typedef {object} Link
 * @property {string} page
 * @property {string} title
 */

/** @param {readonly { path: string, title: string }[]} documents @returns {{ name: string, links: Link[] }[]} */
export function navigation(documents) {
  const left = new Set(documents);
  /** @param {string} entry */
  const take = (entry) => {
    const taken = [...left].filter(({ path }) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
    for (const one of taken) left.delete(one);
    return taken;
  };
  const groups = Object.entries(GROUPS).map(([name, entries]) => ({ name, documents: entries.flatMap(take) }));
  return [...groups, { name: REST, documents: [...left] }].map(({ name, documents }) => ({
    name,
    links: documents.map(({ path, title }) => ({ page: pageOf(path), title })),
  }));
}
