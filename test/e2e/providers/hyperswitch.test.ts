import { hyperswitch } from './hyperswitch-api.js';
import { testJourneys } from './journeys.js';

testJourneys('hyperswitch', hyperswitch, { code: 'pix', voucher: 'oxxo', slip: 'cash_voucher', redirect: 'ideal' });
