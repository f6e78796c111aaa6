import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { mount } from '../support/mount.js';
import { byBoleto, mandate, otpAction, payment, qrAction, transferAction, voucherAction } from '../support/samples.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { waitUntil } from '../support/wait-until.js';

const LIVE = '[role=alert], [aria-live]:not([aria-live=off])';

/** Records the text of live regions at each change, in all shadow trees below a node. */
class AnnouncementLog {
  readonly announcements: string[] = [];
  readonly #texts = new Map<Element, string>();
  readonly #observed = new Set<Node>();
  readonly #observer = new MutationObserver(() => this.#read());
  readonly #root: Element;

  constructor(root: Element) {
    this.#root = root;
    this.#read();
  }

  stop(): void {
    this.#read();
    this.#observer.disconnect();
  }

  #read(root: Element | ShadowRoot = this.#root): void {
    if ('shadowRoot' in root && root.shadowRoot) this.#read(root.shadowRoot);
    if (!this.#observed.has(root)) {
      this.#observed.add(root);
      this.#observer.observe(root, { subtree: true, childList: true, characterData: true });
    }
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) this.#read(node.shadowRoot);
      if (!node.matches(LIVE)) continue;
      const text = node.textContent.replace(/\s+/g, ' ').trim();
      if (text === (this.#texts.get(node) ?? '')) continue;
      this.#texts.set(node, text);
      if (text) this.announcements.push(text);
    }
  }
}

const MINUTE = 60_000;

describe('announcements', () => {
  afterEach(restoreClipboard);

  const polled = async (first: object) => {
    const mounted = await mount<LitElement>(html`<pay-action src="/payments/1"></pay-action>`);
    const spoken = new AnnouncementLog(mounted.element);
    mounted.backend.last.answer(first);
    await settle();
    const step = () => mounted.element.shadowRoot!.querySelector<LitElement>('[part~=step]');
    await waitUntil(() => mounted.part('left'), 'no countdown');
    await waitUntil(() => step()?.shadowRoot?.querySelector('[part=tools]'), 'no tools');
    return { ...mounted, spoken, step };
  };

  it('a QR code of ten minutes announces loading, the last minutes, and the end of the time', async () => {
    const { element, clock, backend, spoken } = await polled(
      payment({ action: qrAction, time_expired: '2026-11-21T12:10:00Z' }),
    );
    let answered = backend.calls.length;
    for (let seconds = 0; seconds < 605; seconds += 5) {
      await clock.leap(5_000);
      if (backend.calls.length === answered) continue;
      answered = backend.calls.length;
      backend.last.answer(payment({ action: qrAction, time_expired: '2026-11-21T12:10:00Z' }));
    }
    await settle();
    await element.updateComplete;
    spoken.stop();
    expect(spoken.announcements).to.deep.equal([
      'Loading…',
      '5 min left to pay.',
      '1 min left to pay.',
      '30 sec left to pay.',
      'The time to pay has run out If you’ve paid, don’t pay again. Confirmation can take until the next business day.',
    ]);
  }).timeout(60_000);

  it('each press of the copy button is announced once, by one region', async () => {
    fakeClipboard();
    const { spoken, step } = await polled(payment({ action: qrAction }));
    spoken.announcements.length = 0;
    for (let press = 0; press < 2; press++) {
      step()!.shadowRoot!.querySelector<HTMLButtonElement>('[part=copy-button]')!.click();
      await settle();
      await settle();
    }
    spoken.stop();
    expect(spoken.announcements).to.deep.equal(['Copied: payment code', 'Copied: payment code']);
  });

  it('the half minute until another code can be requested is not announced', async () => {
    const { element, clock, part } = await mount<LitElement>(
      html`<pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>`,
    );
    const spoken = new AnnouncementLog(element);
    const names = new Set<string>();
    for (let second = 0; second <= 30; second++) {
      names.add(part('resend')!.ariaLabel ?? part('resend')!.textContent.trim());
      await clock.pass(1_000);
      await element.updateComplete;
    }
    spoken.stop();
    expect(spoken.announcements).to.deep.equal([]);
    // A screen reader reads each new name of the focused button.
    expect([...names]).to.deep.equal([
      'Send a new code (30 s)',
      'Send a new code (20 s)',
      'Send a new code (10 s)',
      'Send a new code',
    ]);
  });

  for (const [name, given] of Object.entries({
    'QR code': { payment: payment({ action: qrAction }) },
    boleto: { payment: payment(byBoleto) },
    transfer: { payment: payment({ payment_method: 'banktransfer_mx', action: transferAction }) },
    voucher: { payment: payment({ payment_method: 'cashvoucher_mx', action: voucherAction }) },
    code: { mandate: mandate({ action: otpAction }) },
  })) {
    it(`${name}: the live region is displayed while it is empty, and is never replaced`, async () => {
      const { element, clock } = await mount<LitElement>(
        html`<pay-action
          .payment=${'payment' in given ? given.payment : undefined}
          .mandate=${'mandate' in given ? given.mandate : undefined}
        ></pay-action>`,
      );
      const regions = () => {
        const step = element.shadowRoot!.querySelector('[part~=step]')?.shadowRoot;
        return [element.shadowRoot!, step].map((root) => root?.querySelector<HTMLElement>('#status'));
      };
      await waitUntil(() => regions()[1]?.textContent === '');
      const before = regions();
      expect(before.map((one) => one!.textContent.trim())).to.deep.equal(['', '']);
      expect(before.map((one) => getComputedStyle(one!).display === 'none')).to.deep.equal([false, false]);
      // The last minutes, in which the time left is announced.
      clock.sleep(49 * MINUTE);
      await clock.rush(7 * MINUTE);
      expect(regions().map((one, index) => one === before[index])).to.deep.equal([true, true]);
    });
  }
});
