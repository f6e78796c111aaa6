import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/languages.js';
import { BANK, QR, STORE } from '../../src/elements/icons.js';
import { CASH } from '../../src/elements/method-marks.js';
import { mount } from '../support/mount.js';
import {
  appAction,
  byBoleto,
  mandate,
  otherAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { textOf } from '../support/text.js';
import { waitUntil } from '../support/wait-until.js';

const expires = { time_expired: '2026-11-21T12:10:00Z' };

async function setup(properties: object, content: unknown = '') {
  const mounted = await mount<LitElement>(html`<pay-action>${content}</pay-action>`);
  const { element, part } = mounted;
  Object.assign(element, properties);
  await mounted.updated();
  const text = (name: string) => part(name)?.querySelector('bdi')?.textContent ?? null;
  return { ...mounted, text };
}

describe('the head of an action', () => {
  const heads: [string, object, string | null, string | null][] = [
    ['a QR code', { payment: payment(expires) }, 'Pix', 'R$10.50'],
    ['a boleto', { payment: payment(byBoleto) }, 'Boleto', 'R$0.10'],
    [
      'a transfer',
      {
        payment: payment({
          payment_method: 'banktransfer_mx',
          currency: 'MXN',
          currency_local: 'MXN',
          action: transferAction,
        }),
      },
      'Bank transfer (SPEI)',
      'MX$10.50',
    ],
    [
      'a voucher',
      { payment: payment({ payment_method: 'cashvoucher_mx', action: voucherAction }) },
      'Cash voucher',
      'R$10.50',
    ],
    ['a redirect', { payment: payment({ payment_method: 'card_br', action: redirectAction }) }, 'Card', 'R$10.50'],
    ['an app', { payment: payment({ payment_method: 'ewalletlite_id', action: appAction }) }, 'E-wallet', 'R$10.50'],
    ['an unknown method', { payment: payment({ payment_method: 'till_ph', action: otherAction }) }, 'Till', 'R$10.50'],
    ['an error of which only the seller is known', { action: 7, merchant: 'Café' }, 'Café', null],
    ['a wait', { payment: payment({ payment_method: 'pix_br', action: null }) }, 'Pix', 'R$10.50'],
    ['a failure', { payment: payment({ status: 'failed', action: null }) }, 'Pix', 'R$10.50'],
    ['a mandate', { mandate: mandate({ payment_method: 'ovo_id' }) }, 'OVO', null],
    ['another currency', { payment: payment({ currency: 'USD' }) }, 'Pix', null],
    ['an action alone', { action: qrAction, paymentMethod: 'pix_br' }, 'Pix', null],
  ];
  for (const [name, properties, title, amount] of heads) {
    it(`shows method and amount: ${name}`, async () => {
      const { text, element } = await setup(properties);
      expect([text('title'), text('amount')]).to.deep.equal([title, amount]);
      expect(element.renderRoot.querySelectorAll('[part=head]')).to.have.length(1);
    });
  }

  const looks: [string, object, string, string][] = [
    ['a result of a QR method', { payment: payment({ status: 'failed', action: null }) }, 'Pix', QR],
    [
      'a redirect to a wallet',
      { payment: payment({ payment_method: 'linkaja_id', action: redirectAction }) },
      'LinkAja',
      'Li',
    ],
    [
      'a wait for a store',
      { payment: payment({ payment_method: 'konbini_jp', action: null }) },
      'Convenience store',
      STORE,
    ],
    ['a bill', { payment: payment({ payment_method: 'echannel_id', action: otherAction }) }, 'Virtual account', BANK],
    ['an unknown method', { payment: payment({ payment_method: 'till_ph', action: otherAction }) }, 'Till', CASH],
  ];
  for (const [name, properties, title, mark] of looks) {
    it(`has the mark and the name of the list of methods: ${name}`, async () => {
      const { part, text } = await setup(properties);
      await waitUntil(
        () =>
          part('mark')!.querySelector('path')?.getAttribute('d') === mark || part('mark')!.textContent.trim() === mark,
      );
      expect(text('title')).to.equal(title);
    });
  }

  it('has the mark and the name of the list of methods, in a step alone', async () => {
    const { part } = await mount<LitElement>(
      html`<pay-redirect url="https://bank.example.com" payment-method="linkaja_id"></pay-redirect>`,
    );
    await waitUntil(() => part('title')!.textContent.trim() === 'LinkAja');
    expect(part('mark')!.textContent.trim()).to.equal('Li');
  });

  it('names SPEI for its method only, in brackets as the language writes them', async () => {
    for (const [method, lang, title] of [
      ['banktransfer_mx', 'es-MX', 'Transferencia bancaria (SPEI)'],
      ['banktransfer_co', 'es-MX', 'Transferencia bancaria'],
      ['banktransfer_mx', 'ja', '銀行振込（SPEI）'],
      ['banktransfer_mx', 'zh-Hant', '銀行轉帳（SPEI）'],
      ['banktransfer_mx', 'ko', '계좌이체(SPEI)'],
    ] as const) {
      const { element, text } = await setup({ payment: payment({ payment_method: method, action: null }) });
      element.lang = lang;
      await waitUntil(() => text('title') === title, title);
    }
  });

  it('is missing if neither method nor amount is known', async () => {
    const { part } = await setup({ action: qrAction });
    expect(part('head')).to.equal(null);
  });

  it('shows the masked account of a wallet, and nothing for other values', async () => {
    for (const [reference, shown] of [
      ['0812••••42', '0812 ••• 42'],
      [{ toString: 1 }, null],
      [null, null],
    ] as const) {
      const { text } = await setup({ mandate: mandate({ extra: { payment_method_account: { reference } } }) });
      expect(text('account')).to.equal(shown);
    }
  });

  it('shows the name of the shop, which a page may write in any way', async () => {
    for (const merchant of ['Loja Azul', '<b>Loja</b> & Co', 42 as unknown as string]) {
      const { text, part } = await setup({ merchant, payment: payment() });
      expect([text('merchant'), part('merchant')!.querySelector('b')]).to.deep.equal([String(merchant), null]);
    }
    const { part } = await setup({ payment: payment() });
    expect(part('merchant') === null).to.equal(true);
  });

  it('names the shop as the seller, in the language of the consumer, in a step alone, too', async () => {
    const { part, element } = await setup({ merchant: 'Loja Azul', payment: payment() });
    const said = (node: HTMLElement | null) => node!.textContent.replace(/\s+/g, ' ').trim();
    expect(said(part('merchant'))).to.equal('Seller Loja Azul');
    element.lang = 'pt-BR';
    await waitUntil(() => said(part('merchant')) === 'Loja Loja Azul');
    const alone = await mount<LitElement>(
      html`<pay-qr .data=${qrAction.display_qr_code.data} merchant="Loja Azul"></pay-qr>`,
    );
    await waitUntil(() => alone.part('merchant'));
    expect(said(alone.part('merchant'))).to.equal('Seller Loja Azul');
  });

  // The default fonts of browsers differ, and are wider than those of shops in some.
  before(async () => {
    for (const weight of ['400', '700']) {
      for (const script of ['latin', 'cyrillic']) {
        const file = `/node_modules/@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff2`;
        document.fonts.add(await new FontFace(`Noto Sans ${script}`, `url(${file})`, { weight }).load());
      }
    }
  });

  /** The width of the column at 280 px is that of a page with margins of 16 px. */
  for (const [amount, currency, locale] of [
    ['123456789.00', 'IDR', 'id'],
    ['123456789', 'VND', 'vi'],
    ['12345678901', 'VND', 'vi'],
    ['123456789.00', 'COP', 'es'],
    ['1234567890.50', 'COP', 'es-MX'],
    ['123456789.00', 'MXN', 'en'],
    ['123456789.00', 'BRL', 'pt-BR'],
    ['123456789.00', 'RUB', 'ru'],
    ['123456789.00', 'PLN', 'pl'],
  ] as const) {
    it(`never breaks a line inside a number: ${amount} ${currency} in ${locale}`, async () => {
      const money = { amount, currency, currency_local: currency };
      for (const [properties, selector] of [
        [{ payment: payment(money) }, '[part=amount]'],
        [
          { payment: payment({ ...money, status: 'paid', amount_paid: amount, action: null }) },
          '[part=result] [part=amount]',
        ],
        [
          { payment: payment({ ...money, payment_method: 'banktransfer_mx', action: transferAction }) },
          '#value-amount',
        ],
      ] as const) {
        const { element } = await setup(properties);
        element.lang = locale;
        element.style.inlineSize = '248px';
        element.style.fontFamily = "'Noto Sans latin', 'Noto Sans cyrillic'";
        const find = () =>
          element.renderRoot.querySelector(selector) ??
          element.renderRoot.querySelector('[part=step]')?.shadowRoot?.querySelector(selector);
        await waitUntil(
          () => find() && element.renderRoot.querySelector('[part=base]')?.getAttribute('lang') === locale,
        );
        await element.updateComplete;
        const texts = document.createTreeWalker(find()!, NodeFilter.SHOW_TEXT);
        let digits: Text | null = null;
        while (texts.nextNode()) if (/\d/.test(texts.currentNode.nodeValue!)) digits = texts.currentNode as Text;
        const range = document.createRange();
        range.setStart(digits!, digits!.data.search(/\d/));
        range.setEnd(digits!, digits!.data.search(/\d\D*$/) + 1);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        expect([...lines], `${selector}: ${range.toString()}`).to.have.length(1);
        expect(element.scrollWidth <= element.clientWidth, `${selector} is cut off`).to.equal(true);
      }
    });
  }

  it('writes the name of the seller in small text, however long it is', async () => {
    const sizes = await Promise.all(
      ['Casa', 'Casa das Flores do Largo do Machado'].map(async (merchant) => {
        const { part } = await setup({ payment: payment(expires), merchant });
        return getComputedStyle(part('merchant')!).fontSize;
      }),
    );
    expect(sizes[1]).to.equal(sizes[0]);
  });

  it('shows the time left, which is urgent in the last five minutes and doubtful after the deadline', async () => {
    const { part, clock, element } = await setup({ payment: payment(expires) });
    await waitUntil(() => part('left'));
    expect(part('left')!.className).to.equal('');
    expect(part('left')!.textContent.replace(/\s+/g, ' ').trim()).to.equal('Pay within 10 min');
    expect(part('countdown')!.textContent).to.equal('10 min');
    expect(part('left')!.querySelector('.icon')!.checkVisibility()).to.equal(true);
    await clock.leap(301_000);
    await element.updateComplete;
    expect(part('left')!.className).to.equal('soon');
    await clock.leap(300_000);
    await element.updateComplete;
    expect(part('left')!.textContent.trim()).to.equal('The time to pay may have run out');
  });

  it('reserves the line of the time left, which is lazy-loaded', async () => {
    const { element, part } = await mount<LitElement>(html`<pay-action></pay-action>`);
    Object.assign(element, { payment: payment({ payment_method: 'card_br', action: redirectAction, ...expires }) });
    await element.updateComplete;
    const reserved = part('head')!.offsetHeight;
    expect(part('left') === null).to.equal(true);
    await waitUntil(() => part('left'));
    expect(part('head')!.offsetHeight).to.equal(reserved);
  });

  it('reads the text of a page around the time left, in any order and without it', async () => {
    for (const [payWithin, expected] of [
      [(left: string) => `Noch ${left} zum Bezahlen`, 'Noch 10 min zum Bezahlen'],
      [(left: string) => `${left} para pagar`, '10 min para pagar'],
      [() => 'Soon: ', 'Soon: 10 min'],
    ] as const) {
      const { part } = await setup({ payment: payment(expires), strings: { payWithin } });
      await waitUntil(() => part('left'));
      expect(part('left')!.textContent.trim()).to.equal(expected);
    }
  });

  it('shows the mark of the page instead of the icon', async () => {
    const { part } = await setup({ payment: payment() }, html`<img slot="mark" alt="" />`);
    expect((part('mark') as HTMLSlotElement).assignedElements()).to.have.length(1);
  });

  it('is shown by a step alone, and once by a step in an action', async () => {
    const alone = await mount<LitElement>(
      html`<pay-redirect url="https://bank.example.com" payment-method="card_br" amount="5.00" currency="BRL">
      </pay-redirect>`,
    );
    expect(textOf(alone.part('head')!)).to.equal('Card Amount R$5.00');
    const { element } = await setup({ payment: payment({ payment_method: 'card_br', action: redirectAction }) });
    const step = element.renderRoot.querySelector('[part=step]')!;
    expect(step.shadowRoot!.querySelector('[part=head]')).to.equal(null);
  });
});
