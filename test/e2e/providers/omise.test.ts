import { testJourneys } from './journeys.js';
import { omise } from './omise-api.js';

testJourneys('omise', omise, { code: 'promptpay', redirect: 'truemoney' });
