import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { steadyTime } from '../../src/domain/steady-time.js';

const NOON = Date.UTC(2026, 10, 26, 12);
const HOUR = 3_600_000;

/** A device whose clock the test sets, and whose ticks it may stop, as in a sleep. */
function setup() {
  let wall = NOON;
  let ticks = 5;
  const now = steadyTime(
    () => wall,
    () => ticks,
  );
  return {
    now,
    pass: (ms: number) => {
      wall += ms;
      ticks += ms;
    },
    set: (ms: number) => void (wall += ms),
    stop: (ms: number) => void (ticks += ms),
    replace: (time: number) => {
      wall = time;
      ticks = 0;
    },
  };
}

describe('steady time', () => {
  it('begins with the time of the device, and passes with it', () => {
    const { now, pass } = setup();
    expect(now()).to.equal(NOON);
    pass(2_500);
    expect(now()).to.equal(NOON + 2_500);
  });

  for (const [name, set, expected] of [
    ['a day back', -24 * HOUR, 0],
    ['three hours back', -3 * HOUR, 0],
    ['three hours forward', 3 * HOUR, 3 * HOUR],
    ['a day forward', 24 * HOUR, 24 * HOUR],
    ['half a second back, as by an adjustment', -500, -500],
  ] as const) {
    it(`goes on from ${expected > 0 ? 'the new time' : 'where it was'} when the clock is set ${name}`, () => {
      const device = setup();
      device.pass(60_000);
      device.now();
      device.set(set);
      expect(device.now()).to.equal(NOON + 60_000 + expected);
      device.pass(1_000);
      expect(device.now()).to.equal(NOON + 61_000 + expected);
    });
  }

  it('counts the time in which the clock was set back between two readings', () => {
    const device = setup();
    device.pass(20_000);
    device.set(-3 * HOUR);
    device.pass(10_000);
    expect(device.now()).to.equal(NOON + 30_000);
  });

  it('stands still with a clock that a test has stopped', () => {
    const device = setup();
    device.stop(60_000);
    expect(device.now()).to.equal(NOON);
  });

  it('begins anew with a clock that a test has replaced', () => {
    const device = setup();
    device.set(-HOUR);
    device.now();
    device.replace(0);
    expect(device.now()).to.equal(0);
  });

  it('never runs backward by more than a gradual adjustment', () => {
    const step = fc.record({ ms: fc.nat(HOUR), set: fc.integer({ min: -48 * HOUR, max: 48 * HOUR }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const device = setup();
        let before = device.now();
        for (const { ms, set } of steps) {
          device.pass(ms);
          device.set(set);
          const after = device.now();
          expect(after).to.be.at.least(before + ms - 1_000);
          before = after;
        }
      }),
    );
  });
});
