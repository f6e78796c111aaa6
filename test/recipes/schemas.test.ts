/** The builders build what the sandbox sends: its response schemas are strict. */
import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { Mandate } from '../../sandbox/src/views/mandate.js';
import { Payment } from '../../sandbox/src/views/payment.js';
import * as testing from '../../src/testing/index.js';

const payments = {
  aPixPayment: testing.aPixPayment,
  aPromptPayPayment: testing.aPromptPayPayment,
  aBoletoPayment: testing.aBoletoPayment,
  aTransferPayment: testing.aTransferPayment,
  aVoucherPayment: testing.aVoucherPayment,
  aRedirectPayment: testing.aRedirectPayment,
  anAppPayment: testing.anAppPayment,
};
const mandates = {
  aMandate: testing.aMandate,
  aRedirectMandate: testing.aRedirectMandate,
  anAppMandate: testing.anAppMandate,
};

describe('builders follow the schemas of the service', () => {
  for (const [name, build] of Object.entries(payments)) {
    for (const status of ['created', 'paid', 'failed', 'expired'] as const)
      it(`${name}: ${status}`, () => assert.ok(Payment.parse(build({ status }))));
  }
  for (const [name, build] of Object.entries(mandates)) {
    for (const status of ['pending', 'active', 'failed', 'expired', 'revoked'] as const)
      it(`${name}: ${status}`, () => assert.ok(Mandate.parse(build({ status }))));
  }

  it('what the fake backend changes, too', () => {
    const backend = testing.fakeBackend();
    const [payment, other] = [backend.add(testing.aBoletoPayment()), backend.add(testing.aPixPayment())];
    const mandate = backend.add(testing.aMandate());
    backend.pay(payment.id);
    backend.fail(other.id);
    backend.sign(mandate.id);
    for (const { id } of [payment, other]) assert.ok(Payment.parse(backend.get(id)));
    assert.ok(Mandate.parse(backend.get(mandate.id)));
  });
});
