// The switches of language, theme, mode and country. The choice is in the address, so that a reload, a shared link and the return
// from a bank show the same page; nothing is stored.
import { loadTexts, useTexts } from './texts.js';

const page = document.documentElement;
const provider = /** @type {HTMLElement} */ (document.querySelector('pay-provider'));
const language = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
const theme = /** @type {HTMLSelectElement} */ (document.querySelector('#theme'));
const mode = /** @type {HTMLSelectElement} */ (document.querySelector('#mode'));
const country = /** @type {HTMLSelectElement} */ (document.querySelector('#country'));
const unfold = /** @type {HTMLElement} */ (document.querySelector('#unfold'));
const SWITCHES = { lang: language, theme, mode, country };

/** The settings that differ from the defaults. */
export function settings() {
  const chosen = Object.entries(SWITCHES).map(([name, select]) => [name, select.value]);
  return Object.fromEntries(chosen.filter(([name, value]) => value && !(name === 'lang' && value === 'en')));
}

/** An address of the shop with the settings. @param {Record<string, string>} query */
export function addressOf(query = {}) {
  const all = new URLSearchParams({ ...query, ...settings() }).toString();
  return all ? `/?${all}` : '/';
}

/** Keeps the settings in the links to the shop's first page. */
function updateLinks() {
  for (const link of document.querySelectorAll('a[data-home]')) link.setAttribute('href', addressOf());
}

/** @param {() => void} onChange called once the texts of a language are there, and for a different country */
export async function startDisplay(onChange) {
  /** Sets the switches from the address; values that are not in their lists are ignored. */
  const read = () => {
    const address = new URLSearchParams(location.search);
    for (const [name, select] of Object.entries(SWITCHES)) {
      const wanted = address.get(name) ?? '';
      const found = [...select.options].some(({ value }) => value === wanted);
      select.value = found ? wanted : name === 'lang' ? 'en' : '';
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
  // On a phone, the order is one line until the consumer opens it.
  unfold.addEventListener('click', () =>
    unfold.setAttribute('aria-expanded', String(unfold.getAttribute('aria-expanded') === 'false')),
  );
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
