/** Every event of the elements, in the Actions panel. */
import type { Decorator } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { elements } from '../stories/manifest.js';

const names = new Set(elements.flatMap(({ events = [] }) => events.map(({ name = '' }) => name)).filter(isOurs));

function isOurs(name: string): boolean {
  return name.startsWith('pay-');
}

/** A one-time code is secret, in a panel too. */
function shown(event: Event): unknown {
  const { detail } = event as CustomEvent<unknown>;
  return event.type === 'pay-otp-submit' ? { otp: '(not shown)' } : detail;
}

let listening = false;

export const listEvents: Decorator = (story) => {
  if (!listening) {
    for (const name of names) document.addEventListener(name, (event) => action(name)(shown(event)));
    listening = true;
  }
  return story();
};
