// The switches of language, theme, mode and country. What a consumer chooses is in the address, so that a reload and the return from
// a bank show the same page; nothing is stored.
import { languageOfBrowser } from './languages.js';
import { loadTexts, useTexts } from './texts.js';

const page = document.documentElement;
const provider = /** @type {HTMLElement} */ (document.querySelector('pay-provider'));
const language = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
const theme = /** @type {HTMLSelectElement} */ (document.querySelector('#theme'));
const mode = /** @type {HTMLSelectElement} */ (document.querySelector('#mode'));
const country = /** @type {HTMLSelectElement} */ (document.querySelector('#country'));
const SWITCHES = { lang: language, theme, mode, country };

const LANGUAGE = languageOfBrowser([...language.options].map(({ value }) => value));

/** @param {HTMLSelectElement} select */
const usualOf = (select) =>
  select === language
    ? LANGUAGE
    : (select.querySelector('[selected]')?.getAttribute('value') ?? select.options[0]?.value ?? '');

/** The settings that differ from the defaults. */
export function settings() {
  const chosen = Object.entries(SWITCHES).filter(([, select]) => select.value !== usualOf(select));
  return Object.fromEntries(chosen.map(([name, select]) => [name, select.value]));
}

/** An address of the shop with the settings. @param {Record<string, string>} query @param {string} path */
export function addressOf(query = {}, path = location.pathname) {
  const all = new URLSearchParams({ ...settings(), ...query }).toString();
  return all ? `${path}?${all}` : path;
}

/** Keeps the settings in the links to other pages of the shop. */
function updateLinks() {
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('a[data-home]'))) {
    const { pathname, searchParams } = new URL(link.dataset.home || location.pathname, location.href);
    link.setAttribute('href', addressOf(Object.fromEntries(searchParams), pathname));
  }
}

/** @param {() => void} onChange called once the texts of a language are there, and for a different country */
export async function startDisplay(onChange) {
  /** Sets the switches from the address; values that are not in their lists are ignored. */
  const read = () => {
    const address = new URLSearchParams(location.search);
    for (const [name, select] of Object.entries(SWITCHES)) {
      const wanted = address.get(name) ?? '';
      const found = [...select.options].some(({ value }) => value === wanted);
      select.value = found ? wanted : usualOf(select);
    }
    updateLinks();
  };
  const showTheme = () => {
    const alwaysDark = theme.value === 'dark-brand';
    page.dataset.mode = alwaysDark ? 'dark' : mode.value;
    mode.disabled = alwaysDark;
    if (theme.value) provider.setAttribute('appearance', JSON.stringify({ theme: theme.value }));
    else provider.removeAttribute('appearance');
  };
  const showLanguage = async () => {
    const chosen = language.value;
    const loaded = await loadTexts(chosen);
    // Texts that arrive after another choice would replace those of the later one.
    if (language.value !== chosen) return;
    useTexts(loaded);
    page.lang = loaded ? chosen : 'en';
    page.dir = /^(ar|he)$/.test(page.lang) ? 'rtl' : 'ltr';
    onChange();
    delete page.dataset.loading;
  };
  const remember = () => {
    const address = new URLSearchParams(location.search);
    for (const name of Object.keys(SWITCHES)) address.delete(name);
    history.replaceState(null, '', addressOf(Object.fromEntries(address)));
    updateLinks();
  };
  // On a phone, the settings and the order are folded until the consumer opens them.
  for (const unfold of document.querySelectorAll('.unfold')) {
    unfold.addEventListener('click', () =>
      unfold.setAttribute('aria-expanded', String(unfold.getAttribute('aria-expanded') === 'false')),
    );
  }
  for (const select of [language, theme, mode, country]) {
    select.addEventListener('change', () => {
      remember();
      if (select === language) void showLanguage();
      else if (select === country) onChange();
      else showTheme();
    });
  }
  addEventListener('popstate', () => {
    read();
    showTheme();
    if (language.value !== page.lang) void showLanguage();
    else onChange();
  });
  read();
  showTheme();
  await showLanguage();
}
