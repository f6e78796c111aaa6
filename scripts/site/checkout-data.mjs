/** The choices of the checkout on the landing page: those of Storybook’s checkout. */
import { tsImport } from 'tsx/esm/api';
import { BUILDERS } from './client/orders.js';

/** @typedef {{ value: string, name: string }} Choice */

const COUNTRY = /_([a-z]{2})$/;

/** @returns {Promise<{ countries: Choice[], methods: Choice[], languages: Choice[], themes: Choice[] }>} */
export async function checkoutData() {
  const parent = import.meta.url;
  const { METHODS } = /** @type {{ METHODS: readonly { id: string, name: string }[] }} */ (
    await tsImport('../../stories/checkout/methods.ts', parent)
  );
  const { THEMES } = /** @type {typeof import('../../src/styles/themes.js')} */ (
    await tsImport('../../src/styles/themes.ts', parent)
  );
  const { LANGUAGE_FILES } = /** @type {typeof import('../../src/locales/loaders.js')} */ (
    await tsImport('../../src/locales/loaders.ts', parent)
  );
  const countries = new Set(Object.keys(BUILDERS).map((id) => COUNTRY.exec(id)?.[1] ?? ''));
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  return {
    countries: [...countries].map((value) => ({ value, name: regions.of(value.toUpperCase()) ?? value })),
    languages: languages(['en', ...Object.keys(LANGUAGE_FILES)]),
    themes: ['', ...Object.keys(THEMES)].map((value) => ({ value, name: value || 'none: the page’s colours' })),
    methods: METHODS.map(({ id, name }) => ({ value: id, name })),
  };
}

/** Each by its own name, as its readers look for it. @param {readonly string[]} tags @returns {Choice[]} */
const languages = (tags) =>
  tags
    .map((value) => ({ value, name: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
