import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { STEPS, RESULTS, type Shown } from '../data.js';
import { page, shown } from '../page.js';
import './guides.css';

const meta: Meta = { title: 'Guides/Do and don’t', tags: ['!autodocs', 'no-picture'] };
export default meta;

interface Advice {
  readonly title: string;
  /** True if the examples differ at their end. */
  readonly atEnd?: boolean;
  readonly good: readonly [TemplateResult, string];
  readonly bad: readonly [TemplateResult, string];
}

const step = (one: Shown, appearance?: object, around = '') =>
  html`<div class=${`frame ${around}`}>${shown(one, appearance ? { appearance } : {})}</div>`;

const ADVICE: readonly Advice[] = [
  {
    title: 'One solid button',
    atEnd: true,
    good: [step(STEPS.Boleto), 'The step has the one solid button. Put the shop’s own actions elsewhere, as links.'],
    bad: [
      html`<div class="frame">
        ${shown(STEPS.Boleto)}<button class="shop-button" type="button">I have paid</button>
      </div>`,
      'A second solid button competes with the one that copies the code, and says what the step says already.',
    ],
  },
  {
    title: 'The width of a column',
    good: [step(STEPS['QR code (Pix)']), 'A column of its own, 20 to 32 rem wide: the code and its text fit.'],
    bad: [
      html`<div class="frame squeezed">
        ${shown(STEPS['QR code (Pix)'])}
        <p>Order summary<br />2 items<br />R$129.90</p>
      </div>`,
      'Beside other content: texts break, the text to copy is cut, and the tools need two lines.',
    ],
  },
  {
    title: 'Space below',
    good: [step(STEPS['Bank transfer']), 'Let the step grow: texts, warnings and the result have different heights.'],
    bad: [
      html`<div class="frame cut" tabindex="0" role="region" aria-label="A step that is cut off">
        ${shown(STEPS['Bank transfer'])}
      </div>`,
      'A fixed height hides the amount to transfer and the instructions behind a second scroll bar.',
    ],
  },
  {
    title: 'Your brand',
    good: [
      step(STEPS['One-time code'], {
        variables: {
          colorAccent: 'light-dark(#7a1f5c, #f2b3dc)',
          colorOnAccent: 'light-dark(#fff, #3a0a2a)',
          radius: '0.75rem',
        },
      }),
      'Set the accent and the text on it, for light and dark, and measure their contrast.',
    ],
    bad: [
      step(STEPS['One-time code'], {
        variables: {
          radius: '0',
          radiusInput: '99rem',
          borderWidth: '3px',
          fontSizeLarge: '2em',
          fontWeightButton: '300',
        },
      }),
      'Many tokens at once, which do not fit each other: square boxes, round inputs, thick lines, a thin button.',
    ],
  },
  {
    title: 'The result',
    good: [step(RESULTS.Failed), 'Keep the reason and the way on: the consumer knows that nothing was paid.'],
    bad: [
      html`<div class="frame">
        <p><strong>Error.</strong> Something went wrong.</p>
      </div>`,
      'A message of your own without a reason. Nobody knows if the money has left the account.',
    ],
  },
];

const drawn = ({ title, atEnd, good, bad }: Advice) =>
  html`<section>
    <h2>${title}</h2>
    <div class="pairs">
      ${[[good, 'good', 'Do'] as const, [bad, 'bad', 'Don’t'] as const].map(
        ([[example, why], quality, label]) =>
          html`<figure>
            <figcaption class=${quality}><strong>${label}</strong> <span>${why}</span></figcaption>
            <div class=${atEnd ? 'cropped at-end' : 'cropped'}>${example}</div>
          </figure>`,
      )}
    </div>
  </section>`;

export const Advice: StoryObj = {
  render: () =>
    page('Do and don’t', 'What makes a payment step clear on a page, and what does not.', ADVICE.map(drawn)),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(2 * ADVICE.length);
  },
};
