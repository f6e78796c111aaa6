import { testJourneys } from './journeys.js';
import { midtrans } from './midtrans-api.js';

testJourneys('midtrans', midtrans, { code: 'qris', voucher: 'alfamart', slip: 'other', declined: 'cancel' });
