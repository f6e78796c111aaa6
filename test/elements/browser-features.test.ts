import { expect, html } from '@open-wc/testing';
import type { PayCashVoucher } from '../../src/index.js';
import { fakeCopyCommand, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { fakeDownloads, restoreDownloads, sizeOf } from '../support/files.js';
import { mountSlip } from '../support/slip.js';
import { waitUntil } from '../support/wait-until.js';

/** How a feature of a browser answers, or does not. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'answers null': () => null,
  'never answers': () => new Promise(() => {}),
  rejects: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  throws: () => {
    throw new DOMException('no', 'SecurityError');
  },
  'is absent': undefined,
};

/** A feature that the browser calls back, or does not. */
const CALLBACKS: Readonly<Record<string, unknown>> = {
  ...ANSWERS,
  'answers null': (done: (blob: null) => void) => done(null),
  'never answers': () => {},
};

const setup = (given: { pdfUrl?: string } = {}) =>
  mountSlip<PayCashVoucher>(
    html`<pay-cash-voucher
      .details=${{ reference: '98000014505724' }}
      amount="449"
      currency="MXN"
      expires-at="2026-11-24T05:59:59Z"
      .pdfUrl=${given.pdfUrl ?? ''}
    ></pay-cash-voucher>`,
  );

const replaced: [target: object, name: string, before: PropertyDescriptor | undefined][] = [];

/** Replaces an own or inherited property until the end of the test. */
function replace(target: object, name: string, value: unknown): void {
  replaced.push([target, name, Object.getOwnPropertyDescriptor(target, name)]);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

describe('a feature of the browser that fails', () => {
  const unhandled: unknown[] = [];
  const handle = (event: Event) => {
    event.preventDefault();
    unhandled.push('reason' in event ? event.reason : event);
  };
  beforeEach(() => {
    unhandled.length = 0;
    for (const type of ['unhandledrejection', 'error']) addEventListener(type, handle);
  });
  afterEach(async () => {
    await settle();
    for (const type of ['unhandledrejection', 'error']) removeEventListener(type, handle);
    for (const [target, name, before] of replaced.splice(0).reverse()) {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    }
    restoreDownloads();
    restoreClipboard();
    expect(unhandled).to.deep.equal([]);
  });

  for (const [how, answer] of Object.entries(ANSWERS)) {
    it(`the clipboard ${how}: the value is selected, and the consumer is told so`, async () => {
      replace(navigator, 'clipboard', answer && { writeText: answer });
      fakeCopyCommand(false);
      const { press, clock, status, log } = await setup();
      await press('copy-button');
      await clock.pass(1_000);
      await waitUntil(() => status() !== '');
      expect(status()).to.contain('Selected: Reference');
      expect(log.of('pay-copied')).to.have.length(0);
    });

    it(`the clipboard ${how}: the copy command is used instead`, async () => {
      replace(navigator, 'clipboard', answer && { writeText: answer });
      document.execCommand = () =>
        document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: new DataTransfer() }));
      const { press, clock, status, log } = await setup();
      await press('copy-button');
      await clock.pass(1_000);
      await waitUntil(() => status() === 'Copied: Reference');
      expect(log.of('pay-copied')).to.have.length(1);
    });
  }

  for (const [how, answer] of Object.entries(ANSWERS)) {
    if (how === 'never answers' || how === 'is absent') continue;
    it(`sharing ${how}: the consumer is told so`, async () => {
      replace(navigator, 'share', answer);
      replace(navigator, 'canShare', () => true);
      const { press, status, log } = await setup();
      await press('share');
      await waitUntil(() => status() === 'Couldn’t share it.');
      expect(log.of('pay-shared')).to.have.length(0);
    });
  }

  for (const [how, share, canShare] of [
    ['is absent', undefined, () => true],
    ['is null', null, () => true],
    ['does not know what it shares', () => {}, ANSWERS['throws']],
  ] as const) {
    it(`sharing ${how}: it is not offered, and the other buttons are`, async () => {
      replace(navigator, 'share', share);
      replace(navigator, 'canShare', canShare);
      const { part } = await setup();
      expect([part('share'), part('save-png') === null]).to.deep.equal([null, false]);
    });
  }

  it('sharing never answers: no message while the consumer may be choosing, and a later press works', async () => {
    let presses = 0;
    const sheets = [new Promise(() => {}), Promise.resolve()];
    replace(navigator, 'share', () => sheets[presses++]);
    replace(navigator, 'canShare', () => true);
    const { press, status, clock, log } = await setup();
    await press('share');
    await press('share');
    expect([presses, status()]).to.deep.equal([1, '']);
    await clock.pass(600_000);
    expect(status()).to.equal('');
    await press('share');
    await waitUntil(() => log.of('pay-shared').length === 1);
    expect(presses).to.equal(2);
  });

  it('sharing never answers, and the browser refuses another press: the consumer is told so', async () => {
    let isOpen = false;
    replace(navigator, 'share', () => {
      if (isOpen) return Promise.reject(new DOMException('pending', 'InvalidStateError'));
      isOpen = true;
      return new Promise(() => {});
    });
    replace(navigator, 'canShare', () => true);
    const { press, status, clock } = await setup();
    await press('share');
    await clock.pass(1_000);
    await press('share');
    await waitUntil(() => status() === 'Couldn’t share it.');
  });

  for (const [how, answer] of Object.entries(CALLBACKS)) {
    for (const feature of ['toBlob', 'getContext', 'toDataURL']) {
      it(`${feature} of a canvas ${how}: the picture is saved without it`, async () => {
        replace(HTMLCanvasElement.prototype, feature, answer);
        const downloads = fakeDownloads();
        const { press, status } = await setup();
        await press('save-png');
        await waitUntil(() => status() === 'Saved: voucher.png');
        const { name, file } = downloads[0]!;
        expect([name, file.type, (await sizeOf(file))[1]]).to.deep.equal(['voucher.png', 'image/png', 256]);
      });
    }
  }

  for (const [how, answer] of Object.entries(ANSWERS)) {
    if (how === 'never answers' || how === 'rejects') continue;
    for (const part of ['save-png', 'save-svg', 'calendar']) {
      it(`createObjectURL ${how}: ${part} says that nothing was saved`, async () => {
        const downloads = fakeDownloads();
        replace(URL, 'createObjectURL', answer);
        const { press, status, log } = await setup();
        await press(part);
        await waitUntil(() => status() === 'Couldn’t save the file.');
        expect([downloads.length, log.of('pay-saved').length]).to.deep.equal([0, 0]);
      });
    }
  }

  it('printing throws: the consumer is told so, and the page has no copy of the slip', async () => {
    replace(window, 'print', ANSWERS['throws']);
    const { press, status } = await setup();
    const sheets = document.adoptedStyleSheets.length;
    await press('print');
    await waitUntil(() => status() === 'Couldn’t print.');
    expect(document.querySelector('[data-pay-print]')).to.equal(null);
    expect(document.adoptedStyleSheets).to.have.length(sheets);
  });

  it('printing is absent: it is not offered', async () => {
    replace(window, 'print', undefined);
    expect((await setup()).part('print')).to.equal(null);
  });

  for (const [how, answer] of Object.entries(ANSWERS)) {
    it(`the lock of the screen ${how}: the voucher fills the screen, and closes`, async () => {
      replace(navigator, 'wakeLock', answer && { request: answer });
      const { press, part } = await setup();
      await press('show');
      await waitUntil(() => part<HTMLDialogElement>('till')?.open);
      part('close')!.click();
      await waitUntil(() => part('till') === null);
    });
  }

  it('the release of the lock of the screen rejects: the voucher closes', async () => {
    replace(navigator, 'wakeLock', { request: () => Promise.resolve({ release: ANSWERS['rejects'] }) });
    const { press, part } = await setup();
    await press('show');
    await waitUntil(() => part<HTMLDialogElement>('till')?.open);
    part('close')!.click();
    await waitUntil(() => part('till') === null);
  });

  const HEADERS = { headers: { 'content-type': 'application/pdf' } };
  const PDFS: [string, Response][] = [
    ['is empty', new Response('', HEADERS)],
    ['has a body that is null', Object.assign(new Response('x', HEADERS), { blob: () => Promise.resolve(null) })],
    ['has a body that throws', Object.assign(new Response('x', HEADERS), { blob: ANSWERS['throws'] })],
  ];
  for (const [how, response] of PDFS) {
    it(`the PDF ${how}: the consumer is told so`, async () => {
      const downloads = fakeDownloads();
      const { press, status, backend } = await setup({ pdfUrl: '/shop/slip.pdf' });
      await press('save-pdf');
      backend.last.answerWith(response);
      await waitUntil(() => status() === 'Couldn’t save the file.');
      expect(downloads).to.deep.equal([]);
    });
  }

  it('the PDF never ends: the consumer is told so after the time of a request, and may press again', async () => {
    const { press, status, backend, clock } = await setup({ pdfUrl: '/shop/slip.pdf' });
    await press('save-pdf');
    backend.last.answerWith(Object.assign(new Response('x', HEADERS), { blob: () => new Promise(() => {}) }));
    await clock.pass(20_000);
    await waitUntil(() => status() === 'Couldn’t save the file.');
    await press('save-pdf');
    expect(backend.calls).to.have.length(2);
  });
});
