/** Terms of one market have its language, whatever that of the page (WCAG 3.1.2). */
import { expect, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import { mount } from '../support/mount.js';
import { byBoleto, mandate, otpAction, payment, transferAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const boleto = payment(byBoleto);
const SHOWN: Readonly<Record<string, readonly [template: TemplateResult, step: string, terms: readonly string[]]>> = {
  'a boleto': [
    html`<pay-action lang="de" .payment=${boleto}></pay-action>`,
    'pay-boleto-details',
    ['pt-BR Linha digitável', 'pt-BR (linha digitável)'],
  ],
  'a Pix code': [
    html`<pay-action lang="en" .payment=${payment()}></pay-action>`,
    'pay-qr',
    ['pt-BR Pix › Ler QR Code'],
  ],
  'a transfer': [
    html`<pay-bank-transfer lang="en" .details=${transferAction.display_details}></pay-bank-transfer>`,
    '',
    ['es-MX (beneficiario)', 'es-MX (banco)', 'es-MX (referencia)'],
  ],
  'a form for refunds': [
    html`<pay-refund-account lang="en" payment-method="boleto_br"></pay-refund-account>`,
    '',
    ['pt-BR (agência)'],
  ],
};

describe('a term of one market', () => {
  for (const [name, [template, step, terms]] of Object.entries(SHOWN)) {
    it(`has its language in ${name}`, async () => {
      const { element } = await mount<LitElement>(template);
      const shown = () => {
        const root = step ? element.shadowRoot!.querySelector(step)?.shadowRoot : element.shadowRoot;
        return Array.from(
          root?.querySelectorAll('span[lang]') ?? [],
          (span) => `${span.getAttribute('lang')} ${span.textContent}`,
        );
      };
      await waitUntil(() => shown().length >= terms.length, name);
      expect(shown()).to.deep.equal(terms);
    });
  }
});

describe('what a step without an amount is for', () => {
  it('is said until its end', async () => {
    const { element, part, updated } = await mount<LitElement & { mandate: unknown }>(
      html`<pay-action .mandate=${mandate({ action: otpAction })}></pay-action>`,
    );
    await updated();
    expect(part('purpose')?.textContent).to.equal('Link your account');
    element.mandate = mandate({ status: 'active', action: {} });
    await updated();
    expect(part('purpose')).to.equal(null);
  });
});
