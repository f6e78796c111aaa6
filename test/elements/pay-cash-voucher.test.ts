import { expect, html } from '@open-wc/testing';
import { formatMoment } from '../../src/domain/moment.js';
import { tillView } from '../../src/elements/slip/till.js';
import type { PayCashVoucher } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { settle } from '../support/clock.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { mount } from '../support/mount.js';
import { mountSlip } from '../support/slip.js';
import { textOf } from '../support/text.js';
import { waitUntil } from '../support/wait-until.js';

const setup = (reference = '98000014505724', expiresAt = '2026-11-24T05:59:59Z') =>
  mountSlip<PayCashVoucher>(
    html`<pay-cash-voucher
      .details=${{ reference }}
      amount="449"
      currency="MXN"
      expires-at=${expiresAt}
    ></pay-cash-voucher>`,
  );

/** Of the payment, in the time zone of the device, as the helpers return texts. */
const DEADLINE = formatMoment(Date.parse('2026-11-24T05:59:59Z'), 'en').replace(/\s/g, ' ');

describe('pay-cash-voucher', () => {
  afterEach(restoreClipboard);

  it('is accessible', async () => {
    const { element } = await setup();
    await expectAccessible(element);
  });

  it('shows barcode, reference in groups of four, amount, and the end of the time to pay with its hour', async () => {
    const { text, part, log } = await setup();
    expect(text('value')).to.equal('9800 0014 5057 24');
    expect(text('amount')).to.equal('Amount MX$449.00');
    expect(text('due')).to.equal(DEADLINE);
    expect(part('barcode')!.querySelectorAll('path')).to.have.length(1);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  for (const [method, title, guide] of [
    ['cashvoucher_mx', 'Cash voucher', 'Show the barcode'],
    ['oxxo_mx', 'OXXO', 'Show the barcode'],
    ['efecty_co', 'Efecty', 'Give the code to the cashier'],
    ['rapipago_ar', 'Rapipago', 'Give the code to the cashier'],
  ] as const) {
    it(`has the instructions of the country: ${method}`, async () => {
      const { element, text, updated } = await setup();
      element.paymentMethod = method;
      await updated();
      await waitUntil(() => text('steps')?.includes(guide), guide);
      expect(text('title')).to.equal(title);
      expect(text('warning')).to.equal(null);
    });
  }

  for (const [expires, offered] of [
    ['2026-11-23T05:59:59Z', true],
    ['2026-11-22T05:59:59Z', false],
  ] as const) {
    it(`${offered ? 'offers' : 'does not offer'} a calendar entry when it expires at ${expires}`, async () => {
      const { part } = await setup(undefined, expires);
      expect(Boolean(part('calendar'))).to.equal(offered);
    });
  }

  it('names the stores', async () => {
    const { element, text, updated } = await setup();
    element.details = { reference: '98000014505724', store: 'OXXO, 7-Eleven' };
    await updated();
    await waitUntil(() => text('steps'), 'the steps');
    expect(text('store')).to.equal('OXXO, 7-Eleven');
    expect(text('steps')).to.include('Go to OXXO, 7-Eleven.');
  });

  it('is printed from a computer, and not shown to a cashier there', async () => {
    const { part, element } = await setup();
    const [print, ...others] = element.shadowRoot!.querySelectorAll('[part=print]');
    expect(part('show')!.checkVisibility()).to.equal(false);
    expect(part('steps')!.querySelector('li')!.textContent).to.equal(
      'Print the voucher, or take a photo of it with your phone.',
    );
    expect(print!.className).to.equal('button wide');
    expect(others).to.have.length(0);
  });

  it('copies the reference as it was received', async () => {
    const written = fakeClipboard();
    const { press } = await setup('9800 0014 5057 24');
    await press('copy-button');
    expect(written.text).to.equal('9800 0014 5057 24');
  });

  it('shows letters unchanged', async () => {
    const { text, part } = await setup('ALPHA21345678901500');
    expect(text('value')).to.equal('ALPHA21345678901500');
    expect(part('barcode')).to.exist;
  });

  it('has no barcode for a reference that no scanner could read', async () => {
    const { text, part, log, element } = await setup('Código 17');
    expect(text('value')).to.equal('Código 17');
    expect(part('barcode')).to.equal(null);
    expect(log.names).to.deep.equal(['pay-ready']);
    // The cashier reads it from the whole screen.
    part('show')!.click();
    await waitUntil(() => part('till'));
    expect(part('till')!.querySelector('.alone')!.textContent).to.equal('Código 17');
    await expect(element).to.be.accessible();
  });

  it('warns of hidden characters', async () => {
    const { part, log } = await setup('9800001\u200b4505724');
    expect(log.of('pay-warning').map(({ code }) => code)).to.deep.equal(['hidden-characters']);
    expect(part('barcode')).to.equal(null);
  });

  describe('the full-screen voucher', () => {
    const opened = async () => {
      const mounted = await setup();
      await mounted.press('show');
      await waitUntil(() => mounted.part<HTMLDialogElement>('till')?.open);
      return { ...mounted, dialog: mounted.part<HTMLDialogElement>('till')! };
    };

    it('fills the screen with barcode, reference and amount', async () => {
      const { dialog, element } = await opened();
      const { width, height } = dialog.getBoundingClientRect();
      expect([Math.round(width), Math.round(height)]).to.deep.equal([innerWidth, innerHeight]);
      expect(getComputedStyle(dialog).backgroundColor).to.equal('rgb(255, 255, 255)');
      expect(textOf(dialog)).to.match(/^MX\$449\.00 Reference 9800 0014 5057 24/);
      expect(dialog.ariaLabel).to.equal('Cash voucher, MX$449.00, Reference 9800 0014 5057 24');
      await expectAccessible(element);
    });

    it('has the amount as its largest text, the stores, the seller and the deadline', async () => {
      const { element, press, part } = await setup();
      Object.assign(element, { details: { reference: '98000014505724', store: 'OXXO' }, merchant: 'Norte Coffee' });
      await element.updateComplete;
      await press('show');
      await waitUntil(() => part<HTMLDialogElement>('till')?.open);
      const dialog = part('till')!;
      expect(textOf(dialog)).to.contain(`OXXO · Norte Coffee Pay by ${DEADLINE}`);
      const sizes = [...dialog.querySelectorAll('p > *')].map((text) => parseFloat(getComputedStyle(text).fontSize));
      const amount = parseFloat(getComputedStyle(dialog.querySelector('[part=amount]')!).fontSize);
      expect(sizes.filter((size) => size >= amount)).to.have.length(1);
    });

    it('has the deadline also if it is opened before the first paint', async () => {
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = () => 0;
      // Of several pages that run tests, one is in front.
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      try {
        const { part } = await mount<PayCashVoucher>(
          html`<pay-cash-voucher
            .details=${{ reference: '98000014505724' }}
            expires-at="2026-11-24T05:59:59Z"
          ></pay-cash-voucher>`,
        );
        part('show')!.click();
        await waitUntil(() => part<HTMLDialogElement>('till')?.open);
        expect(textOf(part('till')!)).to.contain(`Pay by ${DEADLINE}`);
      } finally {
        window.requestAnimationFrame = requestAnimationFrame;
        Reflect.deleteProperty(document, 'hidden');
      }
    });

    it('keeps the screen awake until it is closed', async () => {
      const locks: string[] = [];
      const request = async () => {
        locks.push('held');
        return { release: async () => void locks.push('released') };
      };
      Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
      const { dialog, part, focused } = await opened();
      expect(locks).to.deep.equal(['held']);
      part('close')!.click();
      await waitUntil(() => !dialog.isConnected);
      await waitUntil(() => locks.length === 2);
      Reflect.deleteProperty(navigator, 'wakeLock');
      expect(locks).to.deep.equal(['held', 'released']);
      expect(focused()).to.equal(null);
    });

    it('works if the screen cannot be kept awake', async () => {
      Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
      const { dialog } = await opened();
      Reflect.deleteProperty(navigator, 'wakeLock');
      expect(dialog.open).to.equal(true);
    });

    it('closes when the time has run out', async () => {
      const { dialog, clock, element } = await opened();
      Object.assign(element, { expiresAt: '2026-11-21T12:00:01Z', clockSkew: 0 });
      await clock.pass(1_002);
      await element.updateComplete;
      expect(dialog.open).to.equal(false);
    });

    it('does not open if the element was removed meanwhile', async () => {
      const { element, part } = await setup();
      part('show')!.click();
      element.remove();
      await settle();
      expect(part('till')).to.equal(null);
    });

    for (const [change, set] of Object.entries<(element: PayCashVoucher) => void>({
      'another voucher was set': (element) => (element.details = { reference: '93345678901234' }),
      'another amount was set': (element) => (element.amount = '500'),
      'the time has run out': (element) => Object.assign(element, { expiresAt: '2026-11-20T12:00:00Z', clockSkew: 0 }),
    }))
      it(`does not open if ${change} meanwhile`, async () => {
        const { element, part } = await setup();
        part('show')!.click();
        set(element);
        await element.updateComplete;
        await settle();
        expect(part<HTMLDialogElement>('till')?.open ?? false).to.equal(false);
      });

    it('opens once after two presses', async () => {
      const { element, part } = await setup();
      part('show')!.click();
      part('show')!.click();
      await waitUntil(() => part<HTMLDialogElement>('till')?.open);
      await settle();
      expect(element.renderRoot.querySelectorAll('dialog')).to.have.length(1);
    });

    it('closes when another voucher is set', async () => {
      const { dialog, element } = await opened();
      element.details = { reference: '93345678901234' };
      await element.updateComplete;
      expect(dialog.open).to.equal(false);
    });

    it('closes when the element is removed', async () => {
      const { dialog, element } = await opened();
      element.remove();
      expect(dialog.open).to.equal(false);
    });
  });
});

describe('tillView', () => {
  const phone = { width: 360, height: 740, ratio: 1 };
  const desktop = { width: 1_200, height: 800, ratio: 1 };
  const cases: [string, number, typeof phone, object][] = [
    ['draws a short barcode horizontally on a phone', 132, phone, { upright: false, px: 2 }],
    ['draws a long barcode vertically on a phone', 240, phone, { upright: true, px: 2 }],
    ['draws horizontally on a desktop, no larger than scans well', 132, desktop, { upright: false, px: 4 }],
    ['draws in pixels of a sharper screen', 112, { ...phone, ratio: 3 }, { upright: false, px: 8 / 3 }],
    ['draws a very long barcode with at least one pixel per module', 900, phone, { upright: false, px: 1 }],
  ];
  for (const [name, width, screen, expected] of cases) {
    it(name, () => expect(tillView({ width, path: '' }, screen)).to.include(expected));
  }
});
