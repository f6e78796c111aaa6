// The payment page: opens the confirmation page after payment, or the methods when the consumer starts again.
const action = document.querySelector('pay-action');
action.addEventListener('pay-complete', () => location.assign(action.dataset.thanks));
action.addEventListener('pay-retry', () => location.assign(action.dataset.again));
