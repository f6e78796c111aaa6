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
    ['starts with the link', [], { step: 'ready', help: false }],
    ['counts down', [count, tick], { step: 'counting', left: 1 }],
    ['stops counting at 0', [count, tick, tick, tick], { step: 'counting', left: 0 }],
    ['stays if the consumer stays', [count, stay], { step: 'ready' }],
    ['keeps counting in a hidden tab', [count, hide], { step: 'counting', left: 2 }],
    ['leaves by the browser', [leave], { step: 'leaving', by: 'browser', help: false }],
    ['is stuck if nothing happened', [leave, waited], { step: 'stuck', help: true }],
    ['is ready after the page was hidden', [leave, hide], { step: 'ready' }],
    ['is ready if the page was hidden after it got stuck', [leave, waited, hide], { step: 'ready', help: false }],
    ['shows no help while a dialog may be open', [leave, blur], { step: 'leaving', by: 'question', help: false }],
    ['is ready if the page has no focus for long, as beside an app', [leave, blur, waited], { step: 'ready' }],
    ['waits again after the dialog was closed', [leave, blur, focus], { step: 'leaving', by: 'browser' }],
    ['is stuck if the dialog was cancelled', [leave, blur, focus, waited], { step: 'stuck' }],
    ['is ready if the dialog was confirmed', [leave, blur, focus, hide], { step: 'ready' }],
    ['keeps help during another attempt', [leave, waited, leave], { step: 'leaving', help: true }],
    ['is stuck after a second failed attempt', [leave, waited, leave, waited], { step: 'stuck', help: true }],
    ['shows no help after a successful attempt', [leave, waited, leave, hide, leave], { step: 'leaving', help: false }],
    ['ignores blur if the host opens the URL', [handOver, blur], { step: 'leaving', by: 'host' }],
    ['is ready if the host does not respond', [handOver, waited], { step: 'ready' }],
    ['is stuck if the host could not open the URL', [handOver, refused], { step: 'stuck', help: true }],
    [
      'is stuck if the host could not open the URL while the page was hidden',
      [handOver, hide, refused],
      { step: 'stuck' },
    ],
    ['ignores focus changes before a redirect', [blur, focus, waited], { step: 'ready' }],
    ['stays stuck when the focus changes', [leave, waited, blur, focus], { step: 'stuck' }],
    ['stays stuck after more time', [leave, waited, waited, tick], { step: 'stuck' }],
    ['keeps counting when the focus changes', [count, blur, focus, waited], { step: 'counting', left: 2 }],
    ['ignores ticks outside the countdown', [leave, tick], { step: 'leaving' }],
    ['ignores focus if the host opens the URL', [handOver, focus], { step: 'leaving', by: 'host' }],
  ];
  for (const [name, events, expected] of table) {
    it(name, () => {
      const state = run(...events);
      expect({ ...state, help: needsHelp(state) }).to.include(expected);
    });
  }

  it('is never stuck if the page was hidden since the last press', () => {
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
