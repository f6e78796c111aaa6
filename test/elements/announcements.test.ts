import { expect, html, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { mount } from '../support/mount.js';
import {
  boletoAction,
  mandate,
  otpAction,
  payment,
  qrAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';

const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';

/** All that live regions have said, each time that it changed, in whatever shadow tree below a node they are. */
class Ear {
  readonly heard: string[] = [];
  readonly #said = new Map<Element, string>();
  readonly #observed = new Set<Node>();
  readonly #observer = new MutationObserver(() => this.#listen());
  readonly #root: Element;

  constructor(root: Element) {
    this.#root = root;
    this.#listen();
  }

  stop(): void {
    this.#listen();
    this.#observer.disconnect();
  }

  #listen(root: Element | ShadowRoot = this.#root): void {
    if ('shadowRoot' in root && root.shadowRoot) this.#listen(root.shadowRoot);
    if (!this.#observed.has(root)) {
      this.#observed.add(root);
      this.#observer.observe(root, { subtree: true, childList: true, characterData: true });
    }
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) this.#listen(node.shadowRoot);
      if (!node.matches(LIVE)) continue;
      const words = node.textContent.replace(/\s+/g, ' ').trim();
      if (words === (this.#said.get(node) ?? '')) continue;
      this.#said.set(node, words);
      if (words) this.heard.push(words);
    }
  }
}

const MINUTE = 60_000;

describe('what is announced', () => {
  afterEach(restoreClipboard);

  const watched = async (first: object) => {
    const mounted = await mount<LitElement>(html`<pay-action src="/payments/1"></pay-action>`);
    const ear = new Ear(mounted.element);
    mounted.backend.last.answer(first);
    await settle();
    const step = () => mounted.element.shadowRoot!.querySelector<LitElement>('[part~=step]');
    await waitUntil(() => step()?.shadowRoot?.querySelector('[part~=left]'), 'no countdown');
    return { ...mounted, ear, step };
  };

  it('of ten minutes with a QR code: that it loads, when little time is left, and that it ran out', async () => {
    const { element, clock, backend, ear } = await watched(
      payment({ action: qrAction, time_expired: '2026-11-21T12:10:00Z' }),
    );
    let answered = backend.calls.length;
    for (let seconds = 0; seconds < 605; seconds += 5) {
      await clock.pass(5_000);
      if (backend.calls.length === answered) continue;
      answered = backend.calls.length;
      backend.last.answer(payment({ action: qrAction, time_expired: '2026-11-21T12:10:00Z' }));
    }
    await settle();
    await element.updateComplete;
    ear.stop();
    expect(ear.heard).to.deep.equal([
      'Loading…',
      '5 min left to pay.',
      '1 min left to pay.',
      '30 sec left to pay.',
      'Payment time has expired. If you’ve paid, don’t pay again.',
      'Payment time has expired. If you’ve paid, don’t pay again. Confirmation can take until the next business day.',
    ]);
  }).timeout(60_000);

  it('of a press is said once, by one region, the same words again when it is pressed again', async () => {
    fakeClipboard();
    const { ear, step } = await watched(payment({ action: qrAction }));
    ear.heard.length = 0;
    for (let press = 0; press < 2; press++) {
      step()!.shadowRoot!.querySelector<HTMLButtonElement>('[part=copy-button]')!.click();
      await settle();
      await settle();
    }
    ear.stop();
    expect(ear.heard).to.deep.equal(['Copied: payment code', 'Copied: payment code']);
  });

  it('of half a minute until another code can be asked for is nothing', async () => {
    const { element, clock, part } = await mount<LitElement>(
      html`<pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>`,
    );
    const ear = new Ear(element);
    const names = new Set<string>();
    for (let second = 0; second <= 30; second++) {
      names.add(part('resend')!.ariaLabel ?? part('resend')!.textContent.trim());
      await clock.pass(1_000);
      await element.updateComplete;
    }
    ear.stop();
    expect(ear.heard).to.deep.equal([]);
    // Who has the focus on the button hears each name that it gets.
    expect([...names]).to.deep.equal([
      'Send a new code (30 s)',
      'Send a new code (20 s)',
      'Send a new code (10 s)',
      'Send a new code',
    ]);
  });

  for (const [name, given] of Object.entries({
    'QR code': { payment: payment({ action: qrAction }) },
    boleto: { payment: payment({ payment_method: 'boleto_br', action: boletoAction }) },
    transfer: { payment: payment({ payment_method: 'banktransfer_mx', action: transferAction }) },
    voucher: { payment: payment({ payment_method: 'cashvoucher_mx', action: voucherAction }) },
    code: { mandate: mandate({ action: otpAction }) },
  })) {
    it(`${name}: the region is displayed while it is empty, and stays the same one`, async () => {
      const { element, clock } = await mount<LitElement>(
        html`<pay-action
          .payment=${'payment' in given ? given.payment : undefined}
          .mandate=${'mandate' in given ? given.mandate : undefined}
        ></pay-action>`,
      );
      const regions = () => {
        const step = element.shadowRoot!.querySelector('[part~=step]')?.shadowRoot;
        return [element.shadowRoot!, step].map((root) => root?.querySelector<HTMLElement>('[role=status]'));
      };
      await waitUntil(() => regions()[1]?.textContent === '');
      const before = regions();
      expect(before.map((one) => one!.textContent.trim())).to.deep.equal(['', '']);
      expect(before.map((one) => getComputedStyle(one!).display === 'none')).to.deep.equal([false, false]);
      // Every second of the last minutes, in which something is said.
      clock.sleep(49 * MINUTE);
      await clock.pass(7 * MINUTE);
      expect(regions().map((one, index) => one === before[index])).to.deep.equal([true, true]);
    });
  }
});
