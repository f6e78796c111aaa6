import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { page } from '../page.js';
import { pixels, tokens, type Token } from './tokens.js';
import './foundations.css';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs', 'no-picture'] };
export default meta;

/** A text in each size that an element has for it. */
const SAMPLES: Readonly<Record<string, string>> = {
  'font-size-tiny': '00020126580014br.gov.bcb.pix0136123e4567-e12b',
  'font-size-small': 'Due date',
  'font-size': 'Open your bank’s app and choose to pay a boleto.',
  'font-size-value': '34191.09008 00102.145075 55214.483293 1 16400000012990',
  'font-size-large': 'Payment complete',
  'font-size-otp': '1 2 3 4 5 6',
  'font-size-amount': 'R$129.90',
};
const CODES = /tiny|value|otp/;

const found = (name: string) => tokens.find((token) => token.name === `--pay-${name}`)!;

/** Sets `style` as a property: a strict policy forbids the attribute. */
const specimen = (name: string, text: string, css: string) => {
  const { use } = found(name);
  return html`<div class="specimen">
    <p .style=${css}>${text}</p>
    <small><code>--pay-${name}</code> · ${pixels(found(name))} · ${use.replaceAll('`', '')}</small>
  </div>`;
};

const size = ({ name, css }: Token) => `font-size: var(${name}, ${css === 'inherit' ? '1rem' : css})`;
const FAMILY = 'font-family: var(--pay-font-family-code, monospace)';

export const Scale: StoryObj = {
  name: 'Font size, weight, family, line height',
  render: () =>
    page(
      'Type',
      'Text has the font and the size of the shop’s page. Every other size is relative to it, so one token makes all text larger or smaller. Digits that consumers compare are in columns.',
      html`<section>
          <h2>Sizes</h2>
          <div class="specimens">
            ${Object.entries(SAMPLES).map(([name, text]) =>
              specimen(
                name,
                text,
                `${size(found(name))};${CODES.test(name) ? FAMILY : ''};${name.endsWith('amount') ? 'font-weight: var(--pay-font-weight-amount, 700)' : ''}`,
              ),
            )}
          </div>
        </section>
        <section>
          <h2>Weights</h2>
          <div class="specimens">
            ${['font-weight-strong', 'font-weight-button', 'font-weight-amount'].map((name) =>
              specimen(
                name,
                name.endsWith('button') ? 'Copy payment code' : name.endsWith('amount') ? 'R$129.90' : 'Itaú · 341',
                `font-weight: var(--pay-${name}, ${found(name).css.startsWith('var') ? '600' : found(name).css})`,
              ),
            )}
          </div>
        </section>
        <section>
          <h2>Families and lines</h2>
          <div class="specimens">
            ${specimen('font-family', 'Go to a participating store. Show the barcode, or read out the reference.', '')}
            ${specimen('font-family-code', '9800 0014 5057 24 · 0O 1lI 5S 8B', FAMILY)}
            ${specimen(
              'line-height',
              'Send the exact amount by SPEI, with the reference or concepto shown here. Keep the receipt (comprobante) until the payment is confirmed. SPEI transfers usually arrive within minutes, day or night.',
              'line-height: var(--pay-line-height, 1.5); max-inline-size: 32rem',
            )}
          </div>
        </section>`,
    ),
  play: async ({ canvasElement }) => {
    const named = Array.from(canvasElement.querySelectorAll('.specimen code'), ({ textContent }) => textContent);
    const type = tokens.filter(({ name }) => /^--pay-(?:font|line)/.test(name)).map(({ name }) => name);
    await expect([...named].sort()).toEqual([...type].sort());
  },
};
