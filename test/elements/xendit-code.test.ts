/** The adapter of a page's provider, whose one-time code is verified without an address in its action. */
import { expect, html } from '@open-wc/testing';
import type { PayAction, PayOtpVerify } from '../../src/index.js';
import '../../src/providers/xendit.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { waitUntil } from '../support/wait-until.js';

const REQUEST = {
  payment_request_id: 'pr-1',
  status: 'PENDING',
  channel_code: 'DANA',
  country: 'ID',
  currency: 'IDR',
};
const VALIDATE = { type: 'REDIRECT_CUSTOMER', descriptor: 'VALIDATE_OTP', value: 'https://pay.example/1' };

it('a one-time code of Xendit is verified as in docs/providers/xendit.md', async () => {
  const { backend, part, log, clock } = await mount<PayAction>(
    html`<pay-action provider="xendit" src="/payments/pr-1" verify-url="/payments/pr-1/otp"></pay-action>`,
  );
  const answer = async (body: unknown) => {
    backend.last.answer(body);
    await settle();
  };
  const step = () => part<PayOtpVerify>('step');
  await answer({ ...REQUEST, actions: [VALIDATE] });
  await waitUntil(() => step()?.localName === 'pay-otp-verify');
  await step()!.updateComplete;
  const input = step()!.renderRoot.querySelector('input')!;
  input.value = '123456';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle();
  expect([backend.last.url, backend.last.body]).to.deep.equal(['/payments/pr-1/otp', '{"otp":"123456"}']);
  await answer({ object: 'mandate', id: 'pr-1', status: 'pending' });
  expect(log.of('pay-error')).to.deep.equal([]);
  await clock.pass(5_000);
  expect(backend.last.url).to.equal('/payments/pr-1');
  await answer({ ...REQUEST, status: 'SUCCEEDED' });
  await waitUntil(() => log.of('pay-complete').length === 1);
});
