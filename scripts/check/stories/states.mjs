/** Which states of the elements the stories have shown, of those that the manifest knows. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../../shared/install.mjs';

/** @returns {string[]} for example `pay-qr ready` */
function known() {
  const { modules } = JSON.parse(readFileSync(`${ROOT}custom-elements.json`, 'utf8'));
  return modules
    .flatMap((/** @type {any} */ { declarations = [] }) => declarations)
    .flatMap((/** @type {any} */ { tagName, cssStates = [] }) =>
      cssStates.map((/** @type {any} */ { name }) => `${tagName} ${name}`),
    );
}

export class States {
  #unseen = new Set(known());

  /** Records the states of the story's own element. @param {import('playwright-core').Page} page @param {string} tag */
  async look(page, tag) {
    const wanted = [...this.#unseen].filter((state) => state.startsWith(`${tag} `));
    const seen = await page.evaluate(
      (wanted) =>
        wanted.filter((state) => {
          const [tag = '', name] = state.split(' ');
          return Array.from(document.querySelectorAll(tag)).some((element) => element.matches(`:state(${name})`));
        }),
      wanted,
    );
    for (const state of seen) this.#unseen.delete(state);
  }

  /** Those that no story has shown so far. */
  get unseen() {
    return [...this.#unseen];
  }
}
