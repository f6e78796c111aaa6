// The payment page: on to the thanks when it is paid, back to the methods when the consumer wants to start again.
const action = document.querySelector('pay-action');
action.addEventListener('pay-complete', () => location.assign(action.dataset.thanks));
action.addEventListener('pay-retry', () => location.assign(action.dataset.again));
