import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import {
  needsHelp,
  redirectFlow,
  redirectStart,
  type RedirectEvent,
  type RedirectState,
} from '../../src/flows/redirect.js';

const run = (...events: RedirectEvent[]) => events.reduce(redirectFlow, redirectStart);
const count: RedirectEvent = { type: 'count', seconds: 2 };
const tick: RedirectEvent = { type: 'tick' };
const leave: RedirectEvent = { type: 'leave', by: 'browser' };
const handOver: RedirectEvent = { type: 'leave', by: 'host' };
const hide: RedirectEvent = { type: 'hide' };
const blur: RedirectEvent = { type: 'blur' };
const focus: RedirectEvent = { type: 'focus' };
const waited: RedirectEvent = { type: 'waited' };
const refused: RedirectEvent = { type: 'refused' };
const stay: RedirectEvent = { type: 'stay' };

describe('redirectFlow', () => {
  const table: [string, RedirectEvent[], Partial<RedirectState & { help: boolean }>][] = [
    ['begins with the link', [], { step: 'ready', help: false }],
    ['counts down', [count, tick], { step: 'counting', left: 1 }],
    ['counts no further than to nothing', [count, tick, tick, tick], { step: 'counting', left: 0 }],
    ['stays when told', [count, stay], { step: 'ready' }],
    ['goes on counting in a hidden tab', [count, hide], { step: 'counting', left: 2 }],
    ['leaves', [leave], { step: 'leaving', by: 'browser', help: false }],
    ['is stuck where nothing happened', [leave, waited], { step: 'stuck', help: true }],
    ['is ready for one who was away', [leave, hide], { step: 'ready' }],
    ['is ready for one who was away after all', [leave, waited, hide], { step: 'ready', help: false }],
    ['says nothing while there may be a question', [leave, blur], { step: 'leaving', by: 'question', help: false }],
    ['believes that a page long without focus is beside its app', [leave, blur, waited], { step: 'ready' }],
    ['waits again once the question is answered', [leave, blur, focus], { step: 'leaving', by: 'browser' }],
    ['is stuck when the answer was no', [leave, blur, focus, waited], { step: 'stuck' }],
    ['is ready when the answer was yes', [leave, blur, focus, hide], { step: 'ready' }],
    ['keeps its help while trying again', [leave, waited, leave], { step: 'leaving', help: true }],
    ['is stuck again', [leave, waited, leave, waited], { step: 'stuck', help: true }],
    ['keeps no help for a link that was left', [leave, waited, leave, hide, leave], { step: 'leaving', help: false }],
    ['leaves the host alone', [handOver, blur], { step: 'leaving', by: 'host' }],
    ['is ready when the host says nothing more', [handOver, waited], { step: 'ready' }],
    ['is stuck when the host could not', [handOver, refused], { step: 'stuck', help: true }],
    ['is stuck when the host could not, whoever looked elsewhere', [handOver, hide, refused], { step: 'stuck' }],
    ['ignores focus that nobody waits for', [blur, focus, waited], { step: 'ready' }],
    ['stays stuck whatever has the focus', [leave, waited, blur, focus], { step: 'stuck' }],
    ['stays stuck however long', [leave, waited, waited, tick], { step: 'stuck' }],
    ['goes on counting whatever has the focus', [count, blur, focus, waited], { step: 'counting', left: 2 }],
    ['counts nothing that does not count', [leave, tick], { step: 'leaving' }],
    ['leaves the host alone, whatever has the focus', [handOver, focus], { step: 'leaving', by: 'host' }],
  ];
  for (const [name, events, expected] of table) {
    it(name, () => {
      const state = run(...events);
      expect({ ...state, help: needsHelp(state) }).to.include(expected);
    });
  }

  it('never says that nothing opened to one who has been away since the last press', () => {
    const events = fc.array(fc.constantFrom(count, tick, leave, hide, blur, focus, waited, stay));
    fc.assert(
      fc.property(events, (before) => {
        const after = [blur, focus, waited, waited];
        expect(redirectFlow(run(...before, leave, hide), waited).step).to.equal('ready');
        expect(run(...before, leave, hide, ...after).step).to.equal('ready');
      }),
    );
  });
});
