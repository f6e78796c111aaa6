import { testJourneys } from './journeys.js';
import { mercadopago } from './mercadopago-api.js';

testJourneys('mercadopago', mercadopago, {
  code: 'pix',
  voucher: 'boleto',
  slip: 'boleto',
  redirect: 'openfinance',
});
