// The shop's page. The server has written the order into <pay-checkout>, which does everything up to the result.
import { showArrival, showConfirmation } from './confirmation.js';
import { settings, startDisplay } from './display.js';
import { completed } from './events.js';
import { showCountries } from './methods.js';
import { money } from './money.js';
import { showPrice } from './price.js';

const checkout = /** @type {HTMLElement} */ (document.querySelector('pay-checkout'));
const { amount = '', currency = '' } = /** @type {HTMLElement} */ (document.querySelector('#total')).dataset;

/** @type {any} What is paid or linked, once it is. */
let done = null;

completed.then((resource) => {
  done = resource;
  showConfirmation(done);
});

// Another country is another order.
document.querySelector('#country')?.addEventListener('change', () => {
  location.assign(`/?${new URLSearchParams(settings())}`);
});

/** The server writes how long each method takes: in another language, that is another checkout of the same order. */
function loadInLanguage() {
  const [order = ''] = (checkout.getAttribute('src') ?? '').split('?');
  const { lang } = document.documentElement;
  const src = lang === 'en' ? order : `${order}?lang=${lang}`;
  if (src !== checkout.getAttribute('src')) checkout.setAttribute('src', src);
}

await startDisplay(() => {
  loadInLanguage();
  showPrice(amount && money(amount, currency));
  showCountries();
  showArrival();
  showConfirmation(done);
});
