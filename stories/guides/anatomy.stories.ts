import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { RESULTS, STEPS, type Shown } from '../data.js';
import { page, shown } from '../page.js';
import type { StoryAnatomy } from './anatomy.js';
import './anatomy.js';
import './guides.css';

const meta: Meta = { title: 'Guides/Anatomy', tags: ['!autodocs', 'no-picture'] };
export default meta;

/** @param part the last part that appears: some are lazy-loaded */
const anatomyOf = (one: Shown, part: string): StoryObj => ({
  render: () =>
    page(
      'Anatomy',
      'Every visible piece has a name for ::part() in your CSS. Inside <pay-action> the step is its part “step”; a part of the step itself is styled where the step stands alone. Point at a line of the list to find its piece.',
      html`<story-anatomy .content=${shown(one)}></story-anatomy>
        <section>
          <h2>In your CSS</h2>
          <pre tabindex="0" aria-label="An example">
pay-action::part(amount) {
  font-variant-numeric: tabular-nums;
}
pay-action:state(complete) {
  --pay-color-background: light-dark(#f0faf3, #10251a);
}</pre>
        </section>`,
    ),
  play: async ({ canvasElement }) => {
    const anatomy = canvasElement.querySelector<StoryAnatomy>('story-anatomy')!;
    await waitFor(async () => {
      anatomy.measure();
      const names = Array.from(anatomy.querySelectorAll('li code'), ({ textContent }) => textContent);
      await expect(names.join()).toContain(`::part(${part})`);
    });
    await expect(anatomy.querySelectorAll('.box')).toHaveLength(anatomy.querySelectorAll('li').length);
  },
});

export const QrCode = { ...anatomyOf(STEPS['QR code (Pix)'], 'tools'), name: 'QR code' };
export const Boleto = anatomyOf(STEPS.Boleto, 'tools');
export const BankTransfer = anatomyOf(STEPS['Bank transfer'], 'tools');
export const CashVoucher = anatomyOf(STEPS['Cash voucher'], 'tools');
export const OneTimeCode = anatomyOf(STEPS['One-time code'], 'resend');
export const Result = anatomyOf(RESULTS.Failed, 'other-method');
