import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { isHandheld } from '../src/controllers/device.js';
import type { PayRedirect, PayRedirectEvent } from '../src/index.js';
import { SELLER } from './data.js';
import { announces, fits, lacks, partOf, says, stillClock, isIn } from './support.js';

/** Prevents the navigation, so that the story stays; no state ends by itself, however slow the machine is. */
const draw = ({ url, kind, target, autoRedirect, paymentMethod, amount, currency, merchant }: PayRedirect) =>
  html`<pay-provider .clock=${stillClock}>
    <pay-redirect
      .url=${url}
      .kind=${kind}
      .target=${target}
      .autoRedirect=${autoRedirect}
      .paymentMethod=${paymentMethod}
      .amount=${amount}
      .currency=${currency}
      .merchant=${merchant}
      @click=${(event: Event) => event.preventDefault()}
    ></pay-redirect>
  </pay-provider>`;

const meta: Meta<PayRedirect> = {
  title: 'Elements/pay-redirect',
  component: 'pay-redirect',
  args: {
    url: 'https://bank.example.com/pay?id=1',
    kind: 'url',
    target: '_self',
    autoRedirect: 0,
    paymentMethod: 'card_ru',
    amount: '2190.00',
    currency: 'RUB',
    merchant: SELLER,
  },
  argTypes: { kind: { control: 'inline-radio', options: ['url', 'app'] } },
  render: draw,
};
export default meta;
type Story = StoryObj<PayRedirect>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const link = await partOf(canvasElement, 'pay-redirect', 'link');
    await expect(link.textContent?.trim()).toBe('Continue to bank.example.com');
  },
};

export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    (await partOf(canvasElement, 'pay-redirect', 'link')).click();
    await announces(canvasElement, 'pay-redirect', 'Redirecting to bank.example.com');
  },
};

export const Counting: Story = {
  args: { autoRedirect: 600 },
  play: ({ canvasElement }) => announces(canvasElement, 'pay-redirect', 'in 600 seconds'),
};

export const Staying: Story = {
  args: { autoRedirect: 600 },
  play: async ({ canvasElement }) => {
    (await partOf(canvasElement, 'pay-redirect', 'stay')).click();
    const link = await partOf(canvasElement, 'pay-redirect', 'link');
    await waitFor(() => expect(link.getRootNode()).toHaveProperty('activeElement', link));
  },
};

/** The page of the bank is in a tab of its own, and this page stays. */
export const InAnotherTab: Story = {
  args: { target: 'tab' },
  beforeEach: () => {
    const { open } = window;
    const tab = { closed: false, focus: () => {}, location: { replace: () => {} } };
    window.open = () => tab as unknown as Window;
    return () => void (window.open = open);
  },
  play: async ({ canvasElement }) => {
    (await partOf(canvasElement, 'pay-redirect', 'link')).click();
    await isIn(canvasElement, 'pay-redirect', 'tab');
  },
};

const app = { kind: 'app', paymentMethod: 'ovo_id', amount: '389000.00', currency: 'IDR' } as const;

/** A URL of its own: beside the others on one page, theirs has been opened. */
export const App: Story = { args: { ...app, url: 'wallet://pay?id=2' } };

/** The host could not open the URL: help appears immediately. */
const refused = (args: PayRedirect): TemplateResult =>
  html`<div @pay-redirect=${(event: PayRedirectEvent) => event.respondWith(Promise.resolve(false))}>
    ${draw(args)}
  </div>`;

async function press(canvas: HTMLElement): Promise<void> {
  (await partOf(canvas, 'pay-redirect', 'link')).click();
  await partOf(canvas, 'pay-redirect', 'help');
}

/** Sets the user agent for a story. */
const as = (userAgent: string) => () => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  return () => void Reflect.deleteProperty(navigator, 'userAgent');
};
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

export const AppMissing: Story = {
  args: { ...app, url: 'wallet://pay?id=1' },
  render: refused,
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await announces(canvasElement, 'pay-redirect', 'OVO didn’t open?');
    await says(canvasElement, 'pay-redirect', 'link', 'Try again');
    // A phone cannot scan its own screen.
    if (!isHandheld()) await partOf(canvasElement, 'pay-redirect', 'code');
    await fits(canvasElement, 'pay-redirect');
  },
};

export const AppMissingOnPhone: Story = {
  ...AppMissing,
  beforeEach: as(`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await lacks(canvasElement, 'pay-redirect', 'code');
  },
};

export const AppMissingInInstagram: Story = {
  ...AppMissing,
  beforeEach: as(`${IPHONE} Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5; en_US) Safari/604.1`),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'pay-redirect', 'advice', 'Instagram');
  },
};

export const AppMissingInWeChat: Story = {
  ...AppMissing,
  beforeEach: as(`${IPHONE} Mobile/15E148 MicroMessenger/8.0.23(0x18001729) NetType/WIFI Language/zh_CN`),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'pay-redirect', 'advice', 'at the top right');
  },
};

export const AppMissingWithLongLink: Story = {
  ...AppMissing,
  args: { ...app, url: `https://wallet.example.com/pay?token=${'c2lnbmVk'.repeat(60)}` },
};

export const PageDidNotOpen: Story = {
  render: refused,
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await announces(canvasElement, 'pay-redirect', 'bank.example.com didn’t open?');
    await partOf(canvasElement, 'pay-redirect', 'new-tab');
    await fits(canvasElement, 'pay-redirect');
  },
};

export const Unsafe: Story = {
  args: { url: 'javascript:alert(1)' },
  play: ({ canvasElement }) => announces(canvasElement, 'pay-redirect', 'unsafe address'),
};

export const LongHost: Story = {
  args: { url: 'https://a-very-long-name-of-a-payment-page.of-some-bank.in-some-country.example.com/' },
};

/** The page has not set the URL yet. */
export const Empty: Story = {
  args: { url: '' },
  play: ({ canvasElement }) => isIn(canvasElement, 'pay-redirect', 'empty'),
};
