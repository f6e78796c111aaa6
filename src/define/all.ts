/** Registers every element. The provider is first: elements that are upgraded after it find it at once. */
import './pay-provider.js';
import './pay-action.js';
import './pay-wallet-account.js';
import './pay-customer-fields.js';
import './pay-refund-account.js';
import './pay-methods.js';
import './pay-checkout.js';
