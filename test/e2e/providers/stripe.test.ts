import { testJourneys } from './journeys.js';
import { stripe } from './stripe-api.js';

testJourneys('stripe', stripe, { code: 'pix', voucher: 'oxxo', slip: 'pay-cash-voucher', redirect: 'ideal' });
