import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { COPY } from '../../src/elements/copy-button.js';
import * as firstIcons from '../../src/elements/icons.js';
import { CASH, PHONE } from '../../src/elements/method-marks.js';
import { CALENDAR, PRINT, SAVE, SHARE } from '../../src/elements/slip/tools.js';
import { page } from '../page.js';
import './foundations.css';

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs', 'no-picture'] };
export default meta;

const { CARD, WALLET, ...inSteps } = firstIcons;
const icons = { ...inSteps, CALENDAR, COPY, PRINT, SAVE, SHARE };

/** Every icon, with the text that it is beside. */
const USES: Readonly<Record<Exclude<keyof typeof icons, 'icon'>, string>> = {
  ALERT: 'an error of a field',
  BANK: 'a bank transfer',
  BARS: 'a boleto; show the barcode',
  CALENDAR: 'add the date to a calendar',
  CHECK: 'complete; copied',
  CLOCK: 'the time left; expired',
  COPY: 'copy a value',
  CROSS: 'failed',
  LOCK: 'a one-time code; any other payment',
  OUT: 'open a page or an app',
  PRINT: 'print a slip',
  QR: 'a QR code',
  SAVE: 'save an image',
  SHARE: 'share a slip',
  STORE: 'a voucher for a till',
};

/** The marks that only the list of payment methods has. */
const MARKS: readonly (readonly [name: string, path: string, use: string])[] = [
  ['card', CARD, 'a card'],
  ['cash', CASH, 'an unknown payment method'],
  ['phone', PHONE, 'the app of a wallet or bank'],
  ['wallet', WALLET, 'an e-wallet'],
];

export const All: StoryObj = {
  render: () =>
    page(
      'Icons',
      'One path each, drawn as lines of 1.75 on a grid of 24, in the colour of their text. An icon only repeats the text beside it, so it has no name for screen readers. Replace the one of a payment method with its logo: slot “mark”.',
      html`<div class="icons">
        ${[
          ...Object.entries(USES).map(([name, use]) => [name, icons[name as keyof typeof USES], use] as const),
          ...MARKS,
        ].map(
          ([name, path, use]) =>
            html`<div class="card">${icons.icon(path)}<code>${name.toLowerCase()}</code><small>${use}</small></div>`,
        )}
      </div>`,
    ),
  play: async ({ canvasElement }) => {
    for (const path of canvasElement.querySelectorAll('.icon path'))
      await expect(path.getAttribute('d')?.length).toBeGreaterThan(5);
  },
};
