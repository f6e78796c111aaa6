import { expect } from '@open-wc/testing';
import { FakeClock } from '../support/clock.js';
import { ENGINE } from '../support/engine.js';
import { FAULTS, FLOWS, Run, type Fault } from '../support/faults.js';
import { many, reportAttack } from '../support/attack-report.js';

/** The first requests of each flow fail in every combination; fewer requests in engines where that takes minutes. */
const REQUESTS = ENGINE === 'chromium' ? 3 : 2;

/** All lists of this length. */
function lists(length: number): Fault[][] {
  return length ? lists(length - 1).flatMap((list) => FAULTS.map((fault) => [...list, fault])) : [[]];
}

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
      `${many(count)} runs: ${Object.keys(FLOWS).length} flows, the first ${REQUESTS} requests of each with ${FAULTS.length} faults in every order: ${FAULTS.join(', ')}`,
      'each reaches its outcome, reported once, with one message at a time; 0 uncaught',
    );
  });

  for (const [name, flow] of Object.entries(FLOWS)) {
    for (const first of lists(REQUESTS - 2)) {
      it(`completes once: ${[name, ...first].join(', ')}`, async () => {
        clock = new FakeClock();
        const runs = lists(2).map((rest) => {
          const faults = [...first, ...rest];
          return { faults, run: new Run(flow, faults, clock, name.endsWith('again')) };
        });
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
  }
});
