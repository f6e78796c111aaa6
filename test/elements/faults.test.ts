import { expect } from '@open-wc/testing';
import { FakeClock } from '../support/clock.js';
import { FAULTS, FLOWS, Run, type Fault } from '../support/faults.js';
import { many, reportAttack } from '../support/attack-report.js';

/** Every order of faults in the first two requests of a flow. */
const ORDERS = FAULTS.flatMap((one) => FAULTS.map((other): Fault[] => [one, other]));

describe('flows with failing requests', () => {
  const native = AbortSignal.timeout;
  const uncaught: string[] = [];
  const recordError = (event: Event) =>
    void uncaught.push(String('reason' in event ? (event.reason as Error).stack : (event as ErrorEvent).message));
  let clock: FakeClock;
  let count = 0;

  before(() => {
    // Timeouts use the test's clock.
    AbortSignal.timeout = (ms) => {
      const life = new AbortController();
      clock.after(ms, () => life.abort(new DOMException('Timed out', 'TimeoutError')));
      return life.signal;
    };
    addEventListener('unhandledrejection', recordError);
    addEventListener('error', recordError);
  });
  after(() => {
    AbortSignal.timeout = native;
    removeEventListener('unhandledrejection', recordError);
    removeEventListener('error', recordError);
    reportAttack(
      `${many(count)} runs: ${Object.keys(FLOWS).length} flows, the first 2 requests of each with ${FAULTS.length} faults in every order: ${FAULTS.join(', ')}`,
      'each reaches its outcome, reported once, with one message at a time; 0 uncaught',
    );
  });

  for (const [name, flow] of Object.entries(FLOWS)) {
    it(`completes once: ${name}`, async () => {
      clock = new FakeClock();
      const runs = ORDERS.map((faults) => ({ faults, run: new Run(flow, faults, clock, name.endsWith('again')) }));
      await clock.leap(0);
      for (let steps = 0; steps < 80 && runs.some(({ run }) => !run.isEnded); steps++) {
        for (const { run, faults } of runs) {
          expect(run.messages.length, [...faults, ...run.messages].join()).to.be.at.most(1);
          if (!run.isEnded) run.goOn();
        }
        await clock.leap(5_000);
      }
      for (const { run, faults } of runs) {
        expect(run.log.of('pay-complete').length, [...faults, ...run.log.names, ...run.messages].join()).to.equal(1);
        expect(run.log.of('pay-fail').length, String(faults)).to.equal(0);
        const wrong = faults.filter((fault) => fault !== 'none').length;
        expect(run.log.of('pay-error').length, [...faults, ...run.log.names].join()).to.be.at.most(wrong);
        run.page.remove();
      }
      expect(uncaught).to.deep.equal([]);
      count += runs.length;
    });
  }
});
