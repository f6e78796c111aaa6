// @ts-check
/** The search in its dialog, loaded when that is opened first. The index and its library are loaded with the first letter. */
import { SEARCH } from './search-options.js';

const MOST = 20;
const root = document.documentElement.dataset.root ?? '.';
/** @typedef {{ id: string, page: string, title: string }} Hit */

const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('.search'));
const input = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
const status = /** @type {HTMLElement} */ (dialog.querySelector('p'));
const list = /** @type {HTMLElement} */ (dialog.querySelector('ol'));

/** @type {Promise<any> | undefined} */
let loading;

async function load() {
  const [{ default: MiniSearch }, response] = await Promise.all([
    import('./minisearch.js'),
    fetch(`${root}/search.json`),
  ]);
  if (!response.ok) throw new Error(String(response.status));
  return MiniSearch.loadJSON(await response.text(), SEARCH);
}

async function find() {
  const wanted = input.value.trim();
  if (!wanted) {
    list.replaceChildren();
    status.textContent = '';
    return;
  }
  try {
    const index = await (loading ??= load());
    // A slower answer must not replace that of a later text.
    if (input.value.trim() !== wanted) return;
    const hits = /** @type {Hit[]} */ (index.search(wanted).slice(0, MOST));
    list.replaceChildren(...hits.map((hit) => item(hit)));
    status.textContent = hits.length
      ? `${hits.length === MOST ? 'The first ' : ''}${hits.length} results`
      : 'No results';
  } catch {
    loading = undefined;
    status.textContent = 'The index could not be loaded. Try again.';
  }
}

/** @param {Hit} hit */
function item({ id, page, title }) {
  const link = document.createElement('a');
  link.href = `${root}/${id}`;
  link.textContent = title;
  link.addEventListener('click', () => dialog.close());
  const where = document.createElement('small');
  where.textContent = page === title ? '' : page;
  const made = document.createElement('li');
  made.append(link, where);
  return made;
}

/** Arrows move between the field and the results. @param {KeyboardEvent} event */
function move(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = /** @type {HTMLElement[]} */ ([input, ...list.querySelectorAll('a')]);
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  event.preventDefault();
}

dialog.addEventListener('keydown', move);
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') list.querySelector('a')?.click();
});
input.addEventListener('input', () => void find());
// What was typed while this was loaded.
void find();
