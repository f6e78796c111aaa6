/** The index of the search: one entry for each section of a document. */
import MiniSearch from 'minisearch';
import { SEARCH } from './client/search-options.js';
import { pageOf } from './documents.mjs';

/** @param {readonly import('./render.mjs').Rendered[]} documents @returns {string} JSON */
export function searchIndex(documents) {
  const index = new MiniSearch(SEARCH);
  index.addAll(
    documents.flatMap(({ path, title, sections }) =>
      sections.map((section) => ({
        id: `${pageOf(path)}${section.anchor && `#${section.anchor}`}`,
        page: title,
        title: section.title,
        text: section.text,
      })),
    ),
  );
  return JSON.stringify(index);
}
