import { testJourneys } from './journeys.js';
import { xendit } from './xendit-api.js';

testJourneys('xendit', xendit, {
  code: 'qris',
  voucher: 'alfamart',
  slip: 'cash_voucher',
  redirect: 'dana',
  onPage: true,
});
