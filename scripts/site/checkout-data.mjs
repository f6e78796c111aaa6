/** The choices of the checkout on the landing page: those of Storybook’s checkout. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../shared/install.mjs';

/** @typedef {{ value: string, name: string }} Choice */

/** @typedef {{ id: string, name: string, resource: { readonly payment?: object, readonly mandate?: object } }} Method a way to pay in Storybook */

const COUNTRY = /_([a-z]{2})$/;

/** @returns {Promise<{ countries: Choice[], methods: Choice[], languages: Choice[], themes: Choice[], json: string }>} */
export async function checkoutData() {
  const parent = import.meta.url;
  const { METHODS } = /** @type {{ METHODS: readonly Method[] }} */ (
    await tsImport('../../stories/checkout/methods.ts', parent)
  );
  const { THEMES } = /** @type {typeof import('../../src/styles/themes.js')} */ (
    await tsImport('../../src/styles/themes.ts', parent)
  );
  const countries = new Set(METHODS.map(({ id }) => COUNTRY.exec(id)?.[1] ?? ''));
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const orders = Object.fromEntries(
    METHODS.map(({ id, resource }) => [id, { ...resourceOf(resource), payment_method: id }]),
  );
  return {
    countries: [...countries].map((value) => ({ value, name: regions.of(value.toUpperCase()) ?? value })),
    languages: languages(),
    themes: ['', ...Object.keys(THEMES)].map((value) => ({ value, name: value || 'none: the page’s colours' })),
    methods: METHODS.map(({ id, name }) => ({ value: id, name })),
    json: JSON.stringify({ orders }).replaceAll('<', '\\u003c'),
  };
}

/** @param {Method['resource']} shown */
const resourceOf = ({ payment, mandate }) => payment ?? mandate ?? {};

/** Each by its own name, as its readers look for it. @returns {Choice[]} */
function languages() {
  const tags = readdirSync(join(ROOT, 'src/locales')).flatMap(
    (file) => /^([a-z]{2,3}(?:-\w+)?)\.ts$/.exec(file)?.[1] ?? [],
  );
  const named = tags.map((value) => ({
    value,
    name: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
  }));
  return named.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
