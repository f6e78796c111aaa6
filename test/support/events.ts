import type { PayEventMap } from '../../src/events/index.js';

const NAMES: readonly (keyof PayEventMap)[] = [
  'pay-complete',
  'pay-copied',
  'pay-error',
  'pay-fail',
  'pay-method-change',
  'pay-otp-resend',
  'pay-otp-submit',
  'pay-ready',
  'pay-redirect',
  'pay-retry',
  'pay-saved',
  'pay-shared',
  'pay-start',
  'pay-status',
  'pay-warning',
];

/** Every pay- event that arrives at a target, in order. */
export class EventLog {
  readonly events: PayEventMap[keyof PayEventMap][] = [];

  constructor(target: EventTarget) {
    for (const name of NAMES)
      target.addEventListener(name, (event) => this.events.push(event as PayEventMap[typeof name]));
  }

  get names(): string[] {
    return this.events.map(({ type }) => type);
  }

  of<Name extends keyof PayEventMap>(name: Name): PayEventMap[Name][] {
    return this.events.filter((event): event is PayEventMap[Name] => event.type === name);
  }
}
