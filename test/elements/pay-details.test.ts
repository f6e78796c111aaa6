import { expect, html } from '@open-wc/testing';
import type { PayDetails } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { transferAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

async function setup({ details, paymentMethod = null }: { details: unknown; paymentMethod?: string | null }) {
  const mounted = await mount<PayDetails>(
    html`<pay-details .details=${details} .paymentMethod=${paymentMethod}></pay-details>`,
  );
  const { element } = mounted;
  const texts = (selector: string) =>
    [...element.renderRoot.querySelectorAll(selector)].map((node) => node.textContent);
  return { ...mounted, labels: () => texts('dt'), values: () => texts('[part=value]') };
}

const transfer = transferAction.display_details;

describe('pay-details', () => {
  it('is accessible', async () => {
    const { element } = await setup({ details: transfer });
    await expectAccessible(element);
  });

  it('shows the code to enter, then the other fields in order; the amount says country and currency', async () => {
    const { labels, values, log } = await setup({ details: transfer, paymentMethod: 'banktransfer_mx' });
    expect(labels()).to.include.members(['Bank', 'Account holder', 'Reference']);
    const { account_holder_name, bank_name, reference, bank_code, bank_branch_name, bank_branch_code } = transfer;
    expect(values()).to.deep.equal([
      ...['6461 8015 7000 0000 04', account_holder_name, bank_name, reference],
      ...[bank_code, bank_branch_name, bank_branch_code],
    ]);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('labels the field of one of several stores by the store and the name of the field', async () => {
    const { element, labels } = await setup({ details: { FamilyMart_payment_code: '1', Lawson_till: '2' } });
    element.lang = 'ja';
    await waitUntil(() => labels()[0] === 'FamilyMart · 払込票番号・お支払い番号');
    expect(labels()[1]).to.equal('Lawson till');
  });

  it('writes a day as a date, which nobody copies', async () => {
    const given = { till_code: 'A-1', valid_until: '2026-12-31', no_day: '2026-02-31' };
    const { element, values, part } = await setup({ details: given });
    await waitUntil(() => part('steps'));
    expect(values()).to.deep.equal(['A-1', 'December 31, 2026', '2026-02-31']);
    expect(element.renderRoot.querySelectorAll('[part=copy-button]')).to.have.length(2);
  });

  it('labels unknown fields by their own names', async () => {
    const { labels } = await setup({ details: { till_code: 'A', constructor: 'B' } });
    expect(labels()).to.deep.equal(['Till code', 'Constructor']);
  });

  it('says how to pay with details that it has no instructions for', async () => {
    const { element, part } = await setup({ details: { till_code: 'A' } });
    await waitUntil(() => part('steps'));
    expect(part('steps')!.textContent).to.contain('Use these details to pay');
    await expectAccessible(element);
    const known = await setup({ details: transfer, paymentMethod: 'banktransfer_mx' });
    await waitUntil(() => known.part('steps'));
    expect(known.part('steps')!.textContent).not.to.contain('Use these details');
  });

  it('accepts JSON', async () => {
    const { values } = await setup({ details: '{"reference":"42"}' });
    expect(values()).to.deep.equal(['42']);
  });

  it('shows markup as text', async () => {
    const { element, values } = await setup({ details: { note: '<img src=x onerror=alert(1)>' } });
    expect(values()).to.deep.equal(['<img src=x onerror=alert(1)>']);
    expect(element.renderRoot.querySelector('img')).to.equal(null);
  });

  for (const details of ['{', '[]', '"x"', [], 7, {}]) {
    it(`shows an error for ${JSON.stringify(details)}`, async () => {
      const { log, status, element } = await setup({ details });
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['invalid-input']);
      expect(status()).to.contain('can’t show');
      await expectAccessible(element);
    });
  }

  it('copies a row and announces its name', async () => {
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
    let written = '';
    const writeText = async (text: string) => void (written = text);
    Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => ({ writeText }) });
    const { element, log, status } = await setup({ details: transfer });
    const button = () => element.renderRoot.querySelector<HTMLElement>('[aria-label="Copy account number"]');
    await waitUntil(button);
    button()!.click();
    await settle();
    Object.defineProperty(Navigator.prototype, 'clipboard', original);
    expect(written).to.equal(transfer.account_number);
    expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['account_number']);
    expect(status()).to.equal('Copied: Account number');
  });
});
