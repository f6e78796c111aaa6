import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { mod10, mod11 } from '../../src/domain/check-digits.js';
import { clabeControlDigit } from '../../src/domain/clabe.js';
import { crc16 } from '../../src/domain/crc16.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('the instruments of payments', () => {
  const detailsOf = async (payment_method: string, currency: string) => {
    const { body } = await world.payment({
      payment_method,
      currency,
      customer_id: await world.customer(),
      amount: '123.45',
    });
    return body.action.display_details;
  };

  for (const [payment_method, currency] of [
    ['pix_br', 'BRL'],
    ['promptpay_th', 'THB'],
  ] as const) {
    it(`have a valid CRC and the amount for ${payment_method}`, async () => {
      const { data } = (await world.payment({ payment_method, currency, amount: '123.45' })).body.action
        .display_qr_code;
      assert.equal(crc16(data.slice(0, -4)), data.slice(-4));
      assert.match(data, /5406123\.45/);
    });
  }

  it('have valid check digits, equal line and barcode, and the due date in the market’s time zone for boleto_br', async () => {
    const { code, number } = await detailsOf('boleto_br', 'BRL');
    assert.match(code, /^\d{44}$/);
    assert.match(number, /^\d{47}$/);
    assert.equal(mod11(code.slice(0, 4) + code.slice(5)), code[4]);
    assert.equal(mod10(number.slice(0, 9)), number[9]);
    assert.equal(mod10(number.slice(10, 20)), number[20]);
    assert.equal(mod10(number.slice(21, 31)), number[31]);
    assert.equal(
      number.slice(0, 4) + number.slice(32) + number.slice(4, 9) + number.slice(10, 20) + number.slice(21, 31),
      code,
    );
    // 2026-11-24 is 640 days after 2025-02-22, which has the factor 1000.
    assert.equal(code.slice(5, 19), `1640${'0000012345'}`);
  });

  for (const [days, factor] of [
    [1, '1638'],
    [30, '1667'],
    [3_650, '5287'],
  ] as const) {
    it(`have a due date in ${days} day(s) for a boleto_br payment that expires then`, async () => {
      const { body } = await world.payment(
        { payment_method: 'boleto_br', customer_id: await world.customer() },
        { 'Sandbox-Expires-In': String(days * 86_400) },
      );
      const { code, number } = body.action.display_details;
      assert.deepEqual([code.slice(5, 9), number.slice(33, 37)], [factor, factor]);
    });
  }

  it('have nine fields and a valid CLABE for banktransfer_mx', async () => {
    const details = await detailsOf('banktransfer_mx', 'MXN');
    assert.deepEqual(Object.keys(details).length, 9);
    assert.match(details.account_number, /^646180\d{12}$/);
    assert.equal(clabeControlDigit(details.account_number.slice(0, 17)), details.account_number[17]);
    assert.match(details.reference, /^\d{7}$/);
  });

  it('have a reference of fourteen digits for cashvoucher_mx', async () => {
    assert.match((await detailsOf('cashvoucher_mx', 'MXN')).reference, /^\d{14}$/);
  });
});
