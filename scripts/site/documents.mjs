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

/** The groups in order, each with paths in `docs`. A document belongs to the first group that has it, or its folder. */
const GROUPS = {
  Start: 'README.md getting-started.md overview.md checkout.md backend.md pay-action.md ../examples/README.md',
  'Guides by action': 'guides/',
  Elements: 'elements/',
  Features:
    'events.md waiting.md forms.md headless.md marks.md own-step.md slips.md frameworks.md theming.md localisation.md webviews.md server-rendering.md loading.md browsers.md',
  'Payment services': 'contract.md instruments.md providers.md providers/ own-adapter.md migration/',
  Tools: 'sandbox.md sandbox-comparison.md api.md testing.md debugging.md monitoring.md coding-tools.md',
  Trust: 'accessibility.md acr.md security.md pci-dss.md licences.md ../SECURITY.md',
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
  const groups = Object.entries(GROUPS).map(([name, entries]) => ({
    name,
    documents: entries
      .split(' ')
      .map((path) => posix.join('docs', path))
      .flatMap(take),
  }));
  return [...groups, { name: REST, documents: [...left] }].map(({ name, documents }) => ({
    name,
    // `A boleto: display_details of boleto_br`: the name alone is in the navigation.
    links: documents.map(({ path, title }) => ({ page: pageOf(path), title: title.replace(/:.*/, '') })),
  }));
}
