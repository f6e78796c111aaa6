import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { stripe } from './stripe-api.js';

testJourneys(
  'stripe',
  stripe,
  { code: 'pix', voucher: 'oxxo', slip: 'cash_voucher', redirect: 'ideal', onPage: true },
  (shop) => {
    test('a boleto has the data of <pay-customer-fields>, and what is missing is named', async () => {
      const order = async (customer?: object) => {
        const response = await fetch(`${shop().url}/merchant/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ method: 'boleto', customer }),
        });
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      };
      const document = { country: 'BR', type: 'tax_id', number: '52998224725' };
      const street = { country: 'BR', state: 'SP', city: 'São Paulo', line1: 'Rua das Flores, 100' };
      const made = await order({ document, billing_address: { ...street, postal_code: '01310-100' } });
      assert.deepEqual([made.status, made.body['payment_method']], [200, 'boleto_br']);
      for (const [customer, field] of [
        [undefined, 'payment_method_data[boleto][tax_id]'],
        [{ document, billing_address: street }, 'payment_method_data[billing_details][address][postal_code]'],
      ] as const) {
        const { status, body } = await order(customer);
        const { code, param } = body['error'] as Record<string, string>;
        assert.deepEqual([status, code, param], [400, 'parameter_missing', field]);
      }
    });
  },
);
