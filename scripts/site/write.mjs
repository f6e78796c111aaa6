/** Writes the site: copies what it shows, makes what follows from the sources, and lets the generator render the pages. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeLinks } from '../build/pack/links.mjs';
import { ROOT } from '../shared/install.mjs';
import { openApiDocument } from '../shared/openapi.mjs';
import { conformanceReport } from './acr.mjs';
import { apiDocument } from './api.mjs';
import { checkoutData } from './checkout-data.mjs';
import { COPIED, listDocuments } from './documents.mjs';
import { eventNames } from './elements.mjs';
import { render } from './render.mjs';
import { searchIndex } from './search-index.mjs';
import { buildStandalone } from './standalone.mjs';

const PACKAGES = join(ROOT, 'scripts/site/node_modules');

const STORYBOOK = join(ROOT, 'storybook-static');

/** @returns {import('./render.mjs').Story[]} @throws {Error} without a build of Storybook */
function storiesOf() {
  if (!existsSync(join(STORYBOOK, 'index.json'))) throw new Error('storybook-static/ is missing.');
  return Object.values(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')).entries);
}

/**
 * @param {string} folder is emptied first
 * @param {{ withStorybook: boolean, repository?: string | undefined }} options `repository`: its address, for links to files that
 *   are not on the site, and to edit a page
 * @returns {Promise<{ folder: string, pages: number }>}
 * @throws {Error} with one line, if Storybook has not been built
 */
export async function writeSite(folder, { withStorybook, repository }) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cpSync(from, join(folder, to), { recursive: true });

  for (const path of [...COPIED, 'llms.txt', 'custom-elements.json']) copy(join(ROOT, path), path);
  write('docs/acr.md', conformanceReport(readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8'), manifest.version));
  const api = await openApiDocument();
  write('openapi.json', JSON.stringify(api));
  write('docs/api.md', apiDocument(api));
  const parts = [...COPIED, 'llms.txt', 'custom-elements.json', 'openapi.json'].map(
    (path) => /** @type {const} */ ([path, path]),
  );
  changeLinks(folder, parts, { files: [], version: manifest.version, repository });

  const documents = listDocuments().map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  write('llms-full.txt', documents.map(({ path, text }) => `<!-- ${path} -->\n\n${text}`).join('\n'));

  copy(join(ROOT, 'scripts/site/client'), 'assets');
  copy(join(PACKAGES, 'prismjs/prism.js'), 'assets/prism.js');
  copy(join(PACKAGES, 'minisearch/dist/es/index.js'), 'assets/minisearch.js');
  for (const path of ['pay-elements.js', 'pay-warnings.js', 'pay-elements.css', 'chunks', 'locales', 'themes'])
    copy(join(ROOT, 'dist', path), `pay-elements/${path}`);
  write('assets/event-names.js', `export const EVENTS = ${JSON.stringify(eventNames())};\n`);
  await buildStandalone(join(folder, 'assets'));

  const rendered = await render(folder, documents, {
    source: repository ? `${repository}/edit/main/` : '',
    version: manifest.version,
    stories: withStorybook ? storiesOf() : [],
    checkout: await checkoutData(),
  });
  write('search.json', searchIndex(rendered));
  if (withStorybook) copy(STORYBOOK, 'storybook');
  return { folder, pages: documents.length + 2 };
}
