/** Every step and result on one page, and what is wrong with its layout. */
import type { Page } from '@playwright/test';
import { appAction, byBoleto, mandate, payment, qrAction, transferAction, voucherAction } from '../support/samples.js';
import { json, openCheckout, type Checkout, type CheckoutOptions } from './assistive.js';
import type { TestDemo } from './demo.js';

/** The markup of a payment. */
export const paying = (overrides: object) => `<pay-action ${json('payment', payment(overrides))}></pay-action>`;
const MXN = { currency: 'MXN', amount: '449.00' };

const METHODS = [
  'pix_br',
  { id: 'card_ru', description: 'Debit and credit' },
  { id: 'echannel_id', disabled: true, reason: 'Not for this amount', description: 'In an hour' },
];

/** An action whose details have another value. */
const doubtful = (action: { display_details: object }, overrides: object) => ({
  ...action,
  display_details: { ...action.display_details, ...overrides },
});

/** The steps by name. */
export const STEPS: Readonly<Record<string, string>> = {
  redirect: paying({ action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example.com/' } } }),
  app: paying({ action: appAction }),
  code: `<pay-action ${json('mandate', mandate())}></pay-action>`,
  qr: paying({}),
  boleto: paying(byBoleto),
  transfer: paying({ payment_method: 'banktransfer_mx', action: transferAction, ...MXN }),
  voucher: paying({ payment_method: 'cashvoucher_mx', action: voucherAction, ...MXN }),
  // One digit of each is wrong.
  'doubtful-boleto': paying({
    payment_method: 'boleto_br',
    action: {
      type: 'display_details',
      display_details: { number: '03399.37473 12342.547284 85272.394939 1 81630000001000' },
    },
  }),
  'doubtful-transfer': paying({
    payment_method: 'banktransfer_mx',
    action: doubtful(transferAction, { account_number: '646180157000000005' }),
    ...MXN,
  }),
  'doubtful-qr': paying({
    action: { ...qrAction, display_qr_code: { data: `${qrAction.display_qr_code.data.slice(0, -1)}0` } },
  }),
  'doubtful-voucher': paying({
    payment_method: 'efecty_co',
    action: doubtful(voucherAction, { reference: '9800\u200b0014' }),
    currency: 'COP',
    currency_local: 'COP',
  }),
  waiting: paying({ action: {} }),
  expired: paying({ status: 'expired', action: {} }),
  paid: paying({ status: 'paid', paid: true, amount_paid: '10.50', reference: 'order-17', action: {} }),
  failed: paying({ status: 'failed', action: {} }),
  customer: '<form><pay-customer-fields payment-method="boleto_br"></pay-customer-fields></form>',
  phone: '<form><pay-customer-fields payment-method="ovo_id"></pay-customer-fields></form>',
  methods: `<form><pay-methods ${json('methods', METHODS)}></pay-methods></form>`,
  refund: '<form><pay-refund-account payment-method="boleto_br"></pay-refund-account></form>',
  clabe: '<form><pay-refund-account payment-method="cashvoucher_mx"></pay-refund-account></form>',
};
const ALL = Object.entries(STEPS)
  .map(([name, body]) => `<article id="${name}">${body}</article>`)
  .join('');

/** Opens every step on one page, and waits for their lazy-loaded parts. */
export async function openAll(demo: TestDemo, options?: CheckoutOptions): Promise<Checkout> {
  const checkout = await openCheckout(demo, ALL, options);
  for (const name of Object.keys(STEPS).filter((name) => /qr|boleto|transfer|voucher/.test(name)))
    // What looks wrong has no tools.
    await checkout.page.locator(`#${name} :is([part=tools], [part=warning])`).first().waitFor();
  await checkout.page.locator('#failed [part=start-again]').waitFor();
  return checkout;
}

/**
 * Finds texts and controls that are cut off, texts on top of each other, and horizontal scrolling of the page.
 * @param whole true for the page itself, too; otherwise, only our elements in articles are looked at
 */
export function lost(page: Page, whole = false): Promise<string[]> {
  return page.evaluate((whole) => {
    const texts: { readonly where: string; readonly box: DOMRect }[] = [];
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page: ${scrollWidth} in ${clientWidth}`);
    const walk = (root: Element | ShadowRoot, step: string) => {
      for (const node of root.querySelectorAll<HTMLElement>('*')) {
        if (node.shadowRoot) walk(node.shadowRoot, step);
        if (!(whole || root instanceof ShadowRoot) || node.closest('svg, script, style')) continue;
        // A folded part has the layout of another width.
        if (!node.checkVisibility()) continue;
        const { overflowX, overflowY, clipPath } = getComputedStyle(node);
        const cuts = [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
        // Visually hidden on purpose: screen readers read it.
        if (clipPath !== 'none') continue;
        // The text of a QR code is recognized by its beginning and copied; the cells hide the end of an empty input.
        if (node.closest('[part=data], [part=cells]')) continue;
        const where = `${step}: ${node.getAttribute('part') || node.id || node.localName}`;
        if (cuts && (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight))
          problems.push(where);
        // The result of a press stays in view, above what is there.
        const isSticky = node.matches('[aria-atomic]') && getComputedStyle(node).position === 'sticky';
        for (const child of isSticky ? [] : node.childNodes) {
          if (child.nodeType !== Node.TEXT_NODE || !child.textContent!.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(child);
          for (const box of range.getClientRects()) if (box.width > 1) texts.push({ where, box });
        }
        if (!/^(?:button|a)$/.test(node.localName)) continue;
        const { left, right } = node.getBoundingClientRect();
        if (left < 0 || right > clientWidth || node.scrollWidth > node.clientWidth + 1)
          problems.push(`${where} is cut`);
      }
    };
    if (whole) walk(document.body, 'page');
    else for (const step of document.querySelectorAll('article')) walk(step, step.id);
    for (const [index, one] of texts.entries()) {
      if (one.box.left < -1 || one.box.right > clientWidth + 1) problems.push(`${one.where}: text outside of the page`);
      for (const other of texts.slice(index + 1)) {
        const [a, b] = [one.box, other.box];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Boxes of lines are higher than their letters.
        if (width > 2 && height > Math.min(a.height, b.height) / 2) problems.push(`${one.where} is on ${other.where}`);
      }
    }
    return [...new Set(problems)];
  }, whole);
}
