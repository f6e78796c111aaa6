// Written by `npm run registry` from src/registry/elements.json.
import './pay-provider.js';
import './pay-action.js';
import './pay-wallet-account.js';
import './pay-customer-fields.js';
import './pay-refund-account.js';
import './pay-methods.js';
