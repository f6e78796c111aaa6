import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { STEPS } from './data.js';
import { framed, link, page } from './page.js';
import { partOf } from './support.js';

const meta: Meta = { title: 'Introduction', tags: ['!autodocs', 'no-picture'] };
export default meta;

const READERS = [
  {
    who: 'Designers',
    what: 'See every state of every step, in every language and theme. Try your brand, and take the result along as CSS or JSON.',
    links: [
      link('story/playground--untouched', 'Playground'),
      link('story/foundations-colours--contrast', 'Colours and contrast'),
    ],
  },
  {
    who: 'Developers',
    what: 'Every story has its code: paste it into a page that serves the script. The Actions panel shows the events of a story.',
    links: [
      link('docs/elements-pay-action--docs', '<pay-action>, the one to begin with'),
      link('docs/elements-pay-provider--docs', '<pay-provider>, its settings'),
      link('story/guides-anatomy--qr-code', 'Parts and states for your CSS'),
    ],
  },
  {
    who: 'Product managers',
    what: 'Go through a checkout as a consumer does, and see the texts for each failure and deadline.',
    links: [
      link('story/checkout-a-shop--basket', 'A checkout'),
      link('story/guides-all-states--action', 'All states of a payment'),
      link('story/guides-languages--qr-code', 'One step in 39 languages'),
    ],
  },
];

const STEP_ELEMENTS = [
  ['pay-redirect', 'opens the page of a bank, or an app'],
  ['pay-otp-verify', 'takes a one-time code'],
  ['pay-qr', 'shows a QR code to scan, copy or save'],
  ['pay-boleto-details', 'shows a Brazilian boleto'],
  ['pay-bank-transfer', 'shows the account for a Mexican transfer'],
  ['pay-cash-voucher', 'shows a barcode for a till'],
  ['pay-challenge', 'shows the page of a bank in a frame'],
  ['pay-details', 'lists the details of any other method'],
] as const;

export const StartHere: StoryObj = {
  render: () =>
    page(
      'Pay Elements',
      'Web Components that take a consumer through a payment: open a bank’s page or an app, enter a one-time code, scan a QR code, pay a boleto, make a transfer, or show a voucher at a till.',
      html`
        <div class="hero">
          <section>
            <h2>What it is</h2>
            <p>
              A payment service tells a shop what the consumer has to do next: its <code>action</code>. The shop puts
              one element on its page, <code>&lt;pay-action&gt;</code>. The element shows the step, waits for the
              payment and reports the outcome by DOM events.
            </p>
            <pre tabindex="0" aria-label="The code of a checkout"><code>${CODE}</code></pre>
            <p>
              It works in every framework and without one, is light or dark like its page, speaks 39 languages, and
              conforms to WCAG 2.2 AA. The shop sets colours, spacing and type by tokens.
            </p>
          </section>
          ${framed(STEPS['QR code (Pix)'])}
        </div>
        <section>
          <h2>Where to start</h2>
          <div class="cards">
            ${READERS.map(
              ({ who, what, links }) =>
                html`<div class="card">
                  <h3>${who}</h3>
                  <p>${what}</p>
                  <ul>
                    ${links.map((one) => html`<li>${one}</li>`)}
                  </ul>
                </div>`,
            )}
          </div>
        </section>
        <section>
          <h2>The steps</h2>
          <p><code>&lt;pay-action&gt;</code> chooses one of them. Each also works by itself.</p>
          <table>
            <tbody>
              ${STEP_ELEMENTS.map(
                ([tag, what]) =>
                  html`<tr>
                    <th scope="row">${link(`docs/elements-${tag}--docs`, `<${tag}>`)}</th>
                    <td>${what}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </section>
        <section>
          <h2>The toolbar above a story</h2>
          <p>
            It sets the theme, the colour scheme, the language and the direction of the page, and emulates reduced
            motion, more contrast and a lost connection. The viewport button shows a story in the width of a phone.
          </p>
        </section>
      `,
    ),
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, 'pay-action', 'step');
    await expect(canvasElement.querySelector('h1')).toHaveTextContent('Pay Elements');
  },
};

const CODE = `<script type="module" src="/pay-elements/pay-elements.js"></script>

<pay-provider base-url="/merchant">
  <pay-action src="/merchant/payments/pm_123"></pay-action>
</pay-provider>`;
