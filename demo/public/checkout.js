// The shop's page. The server has written the order into <pay-checkout>, which does everything up to the result.
import { showArrival, showConfirmation } from './confirmation.js';
import { settings, startDisplay } from './display.js';
import { completed } from './events.js';
import { showCountries } from './methods.js';

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

await startDisplay(() => {
  showCountries();
  showArrival();
  showConfirmation(done);
});
