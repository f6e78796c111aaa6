/** Renders every document and page with the generator, Eleventy. */
import { posix } from 'node:path';
import Eleventy from '@11ty/eleventy';
import MarkdownIt from 'markdown-it';
import { elementOf, thumbnails } from './elements.mjs';
import { figuresOf } from './figures.mjs';
import { navigation, pageOf, WRITTEN } from './documents.mjs';
import { sectionsOf, setUp } from './markdown.mjs';
import { samplesOf } from './samples.mjs';

const PAGES = 'scripts/site/pages';
/** A payment for the samples of documents that have none. */
const PAYMENT = {
  object: 'payment',
  id: 'pm_123',
  status: 'created',
  payment_method: 'pix_br',
  currency: 'BRL',
  amount: '129.90',
  time_created: '2026-11-21T17:12:25+00:00',
  time_expired: '2026-11-21T18:12:25+00:00',
  action: {
    type: 'display_qr_code',
    display_qr_code: {
      data: '00020101021226660014br.gov.bcb.pix2544pix.example.com/qr/v2/pmzLJJk8SRN5EYXsDSBS2h5204000053039865406129.905802BR5917LOJA EXEMPLO LTDA6009SAO PAULO62070503***6304EC36',
    },
  },
};
const PIX = JSON.stringify(PAYMENT);

/** @typedef {{ path: string, text: string }} Document */
/** @typedef {Document & { title: string, sections: import('./markdown.mjs').Section[], samples: import('./samples.mjs').Sample[] }} Rendered */

/** @param {Document} document @param {import('./markdown.mjs').Markdown} markdown @returns {Rendered} */
function read({ path, text }, markdown) {
  const tokens = markdown.parse(text, {});
  const sections = sectionsOf(tokens);
  const title = sections[0]?.title;
  if (!title) throw new Error(`${path} has no heading.`);
  return { path, text, title, sections, samples: samplesOf(path, tokens, PIX) };
}

/** @typedef {{ id: string, title: string, name: string, type: string }} Story */

/** The stories of an element are a group of its name. @param {Story} story @param {string} path */
const isOf = ({ title }, path) =>
  path.startsWith('docs/elements/') && posix.basename(title) === posix.basename(path, '.md');

/** The data of a page: its template shows nothing else. @param {Rendered} document @param {string} source @param {readonly Story[]} stories */
function dataOf({ path, title, sections, samples }, source, stories) {
  const page = pageOf(path);
  const shown = stories.filter((story) => story.type === 'story' && isOf(story, path));
  return {
    layout: 'document.njk',
    // Braces in a document are no template.
    templateEngineOverride: 'md',
    permalink: page,
    path,
    title,
    root: posix.relative(posix.dirname(page), '.') || '.',
    markdownFile: posix.basename(path),
    outline: sections.filter(({ anchor }, index) => index && anchor),
    stories: shown,
    edit: source && !WRITTEN.includes(path) ? source + path : '',
    samples: new Map(samples.map(({ code, resource }) => [code, resource])),
    ...elementOf(path),
    thumbnails: path === 'docs/elements/README.md' ? thumbnails() : [],
    scripts: [...(samples.length ? ['assets/live.js'] : []), ...(shown.length ? ['assets/element.js'] : [])],
  };
}

/**
 * @param {string} folder where the documents are, and the pages come
 * @param {readonly Document[]} documents
 * @param {{ source: string, version: string, stories: readonly Story[], checkout: object }} site
 *   `source`: where files are edited, or empty; `stories`: those of Storybook, if it is part of the site
 * @returns {Promise<Rendered[]>}
 */
export async function render(folder, documents, { source, version, stories, checkout }) {
  const parser = new MarkdownIt();
  setUp(parser);
  const all = documents.map((document) => read(document, parser));
  const eleventy = new Eleventy(PAGES, folder, {
    quietMode: true,
    configPath: '',
    config: (/** @type {any} */ config) => {
      config.setUseGitIgnore(false);
      // An element is shown above the tables of its page.
      config.addFilter('introduction', (/** @type {string} */ html) => html.split(/(?=<h2)/)[0] ?? '');
      config.addFilter('tables', (/** @type {string} */ html) => html.slice((html.split(/(?=<h2)/)[0] ?? '').length));
      // The list of the elements, which their pictures replace.
      config.addFilter('withoutList', (/** @type {string} */ html) => html.replace(/<ul>.*?<\/ul>/s, ''));
      config.addFilter('docsId', (/** @type {string} */ id) => id.replace(/--.*$/, '--docs'));
      config.amendLibrary('md', setUp);
      config.addGlobalData('groups', navigation(all));
      config.addGlobalData('checkout', checkout);
      config.addGlobalData('figures', figuresOf(all.find(({ path }) => path === 'docs/benchmarks.md')?.text ?? ''));
      config.addGlobalData('pix', PAYMENT);
      config.addGlobalData('version', version);
      config.addGlobalData('withStorybook', stories.length > 0);
      for (const document of all)
        config.addTemplate(`documents/${document.path}`, document.text, dataOf(document, source, stories));
      return { dir: { input: PAGES, output: folder, includes: '_includes' } };
    },
  });
  await eleventy.write();
  return all;
}
