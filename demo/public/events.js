// The log of events for developers. This script is before the library, so that it misses none.

const EVENTS = [
  'pay-method-change',
  'pay-start',
  'pay-ready',
  'pay-redirect',
  'pay-otp-submit',
  'pay-otp-resend',
  'pay-copied',
  'pay-saved',
  'pay-shared',
  'pay-status',
  'pay-warning',
  'pay-error',
  'pay-complete',
  'pay-fail',
  'pay-retry',
];

const log = /** @type {HTMLElement} */ (document.querySelector('#log'));

for (const type of EVENTS) {
  addEventListener(type, (event) => {
    const row = document.createElement('li');
    const name = document.createElement('b');
    name.textContent = type;
    row.append(name, ` ${describe(/** @type {CustomEvent} */ (event))}`);
    log.append(row);
  });
}

/** @param {CustomEvent} event */
function describe({ type, detail }) {
  if (type === 'pay-otp-submit') return '(the code is not logged)';
  const { resource, ...rest } = detail;
  return JSON.stringify(resource ? { ...rest, id: resource.id, status: resource.status } : rest).replace(/^\{\}$/, '');
}

/** What is paid or linked, once it is: scripts that come later than the event have it, too. @type {Promise<any>} */
export const completed = new Promise((resolve) => {
  addEventListener('pay-complete', (event) => resolve(/** @type {CustomEvent} */ (event).detail.resource), {
    once: true,
  });
});
