import { testJourneys } from './journeys.js';
import { xendit } from './xendit-api.js';

testJourneys('xendit', xendit, { code: 'qris', voucher: 'alfamart', slip: 'pay-cash-voucher', redirect: 'dana' });
