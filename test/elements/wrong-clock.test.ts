import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { FakeClock, settle } from '../support/clock.js';
import { mount, type Mounted } from '../support/mount.js';
import { mandate, payment, qrAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const { data } = qrAction.display_qr_code;

/** By the right clock, half an hour is left. */
const EXPIRES = '2026-11-21T12:30:00Z';
const pending = () => payment({ action: qrAction, time_expired: EXPIRES });

/** How far the device's clock is wrong, and since when. */
const CLOCKS = [
  ['a day behind', -24 * HOUR],
  ['three hours behind', -3 * HOUR],
  ['three hours ahead', 3 * HOUR],
  ['a day ahead', 24 * HOUR],
].flatMap(([name, ms]) =>
  [true, false].map((atStart) => [`${name}, ${atStart ? 'from the start' : 'set while open'}`, ms, atStart] as const),
) as readonly (readonly [name: string, ms: number, atStart: boolean])[];

interface Device extends Mounted<LitElement> {
  /** The shadow tree of the step. */
  readonly step: () => ShadowRoot;
  /** The time left, as shown, wherever the head is. */
  readonly left: () => string;
}

/** Shows a step, and sets the clock of the device before or after it. */
async function setup(template: ReturnType<typeof html>, ms: number, atStart: boolean): Promise<Device> {
  const clock = new FakeClock(atStart ? ms : 0);
  const mounted = await mount<LitElement>(template, clock);
  const step = () => mounted.part('step')?.shadowRoot ?? mounted.element.shadowRoot!;
  if (mounted.backend.calls.length) mounted.backend.last.answer(pending());
  await settle();
  const left = () =>
    [mounted.element.shadowRoot!, step()]
      .map((root) => root.querySelector('[part=left]')?.textContent.replace(/\s+/g, ' ').trim())
      .find(Boolean) ?? '';
  if (!atStart) {
    await clock.pass(500);
    clock.set(ms);
  }
  return { ...mounted, step, left };
}

const drawn = ({ step }: Device) => waitUntil(() => step().querySelector('[part=code] svg'), 'no code');
const hasCode = ({ step }: Device) => step().querySelector('[part=code] svg') !== null;

/** Passes the time, and answers each poll soon: before it is a timeout. */
async function pass(device: Device, ms: number, answer: () => object): Promise<number> {
  const { clock, backend } = device;
  const end = clock.utc + ms;
  const step = Math.max(500, ms / 120);
  const before = backend.calls.length;
  while (clock.utc < end) {
    const count = backend.calls.length;
    await clock.leap(Math.min(step, end - clock.utc));
    if (backend.calls.length > count) backend.last.answer(answer());
  }
  await settle();
  return backend.calls.length - before;
}

describe('a device whose clock is wrong', () => {
  for (const [name, ms, atStart] of CLOCKS) {
    describe(name, () => {
      const polled = () => setup(html`<pay-action src="/p"></pay-action>`, ms, atStart);

      it('polls as usual, and notices that it is paid', async () => {
        const device = await polled();
        expect(await pass(device, MINUTE, pending)).to.be.within(5, 20);
        await pass(device, MINUTE, () => payment({ status: 'paid', action: null }));
        expect(device.log.of('pay-complete')).to.have.length(1);
      });

      it('counts down to the deadline of the service, and covers the code then', async () => {
        const device = await polled();
        await drawn(device);
        await pass(device, 4 * MINUTE, pending);
        await waitUntil(() => device.left(), 'no countdown');
        expect(device.left()).to.match(/^Pay within 2[56] min\b/);
        expect(hasCode(device)).to.equal(true);
        await pass(device, 27 * MINUTE, pending);
        expect(hasCode(device)).to.equal(false);
        expect(device.status()).to.match(/^The time to pay has run out/);
      });

      it('lets the consumer request another code after half a minute', async () => {
        const device = await setup(html`<pay-otp-verify .mandateId=${mandate().id}></pay-otp-verify>`, ms, atStart);
        const resend = () => device.part('resend')!;
        expect(Number(/\d+/.exec(resend().textContent)?.[0] ?? 0)).to.be.at.most(30);
        await device.clock.pass(31_000);
        await device.updated();
        expect(resend().textContent.trim()).to.equal('Send a new code');
        expect(resend().getAttribute('aria-disabled')).to.equal('false');
      });

      for (const [given, template] of [
        ['a payment of the page', () => html`<pay-action .payment=${pending()}></pay-action>`],
        ['a step alone', () => html`<pay-qr data=${data} expires-at=${EXPIRES}></pay-qr>`],
      ] as const) {
        it(`never covers the code of ${given}, for which no service said the time`, async () => {
          const device = await setup(template(), ms, atStart);
          await drawn(device);
          await waitUntil(() => device.left(), 'no countdown');
          await device.clock.pass(1_000);
          await device.updated();
          if (ms > 0) expect(device.left()).to.equal('The time to pay may have run out');
          else expect(device.left()).to.match(atStart ? /^Pay within/ : /^Pay within (29|30) min/);
          await device.clock.leap(2 * HOUR);
          await device.clock.leap(48 * HOUR);
          await device.updated();
          expect(device.left()).to.equal('The time to pay may have run out');
          expect(hasCode(device)).to.equal(true);
          expect(device.element.matches(':state(ready)')).to.equal(true);
        });
      }
    });
  }

  it('covers the code of a step alone whose page knows how wrong the clock is', async () => {
    const skew = -3 * HOUR;
    const device = await setup(
      html`<pay-qr data=${data} expires-at=${EXPIRES} .clockSkew=${skew}></pay-qr>`,
      -skew,
      true,
    );
    await drawn(device);
    await waitUntil(() => device.left(), 'no countdown');
    expect(device.left()).to.equal('Pay within 30 min');
    await device.clock.leap(31 * MINUTE);
    await device.updated();
    expect(hasCode(device)).to.equal(false);
    expect(device.element.matches(':state(expired)')).to.equal(true);
  });
});
