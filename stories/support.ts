/** Shared by the stories: a fake backend, a fixed clock, and helpers to find parts of an element. */
import { expect, waitFor } from 'storybook/test';
import type { LitElement } from 'lit';
import type { Clock } from '../src/index.js';

export { expiry } from './expiry.js';

/** A fixed time; timers never run. */
export const stillClock: Clock = {
  now: () => Date.parse('2026-11-21T12:00:00Z'),
  after: () => () => {},
  random: () => 0.5,
};

/** A fake backend of a story. `code` writes it for a page of one's own, with values as `write` writes them. */
interface Backend {
  readonly fetch: typeof fetch;
  readonly code: (write: (value: unknown) => string) => string;
}

const backend = ({ fetch, code }: Backend): typeof fetch => Object.assign(fetch, { code });

/** By the clock of the service, no time is left any more. */
export const LATE = { date: new Date(stillClock.now()).toUTCString() };

/** Returns the same response for every request. */
export const answering = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): typeof fetch =>
  backend({
    fetch: () => Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
    code: (write) => `async () => Response.json(${write(body)}${status === 200 ? '' : `, { status: ${status} }`})`,
  });

/** Returns `body` for the first request; `then` handles the others. */
export function answeringFirst(body: unknown, then: typeof fetch): typeof fetch {
  let requests = 0;
  const first = answering(body);
  return backend({
    fetch: (...request) => (requests++ ? then : first)(...request),
    code: (write) => `((requests) => () => (requests++ ? ${write(then)} : ${write(first)})())(0)`,
  });
}

/** Never responds, so that the loading state stays. */
export const silent = backend({ fetch: () => new Promise(() => {}), code: () => '() => new Promise(() => {})' });

export const offline = backend({
  fetch: () => Promise.reject(new TypeError('offline')),
  code: () => "async () => { throw new TypeError('offline'); }",
});

export const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } });

/** Waits for a part of an element, and returns it. */
export async function partOf(canvas: HTMLElement, tag: string, part: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = canvas.querySelector<LitElement>(tag);
    const found = element?.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (!found) throw new Error(`${tag} has no ${part}`);
    return found;
  });
}

/** Waits until an element announces a text. */
export async function announces(canvas: HTMLElement, tag: string, text: string): Promise<void> {
  await waitFor(async () => {
    const status = await partOf(canvas, tag, 'status');
    if (!status.textContent.includes(text)) throw new Error(`${tag} says "${status.textContent}"`);
  });
}

/** Waits for a part, and returns the texts of all parts with that name, as they are laid out. */
export async function textsOf(canvas: HTMLElement, tag: string, part: string): Promise<string[]> {
  const first = await partOf(canvas, tag, part);
  const parts = (first.getRootNode() as ShadowRoot).querySelectorAll<HTMLElement>(`[part~="${part}"]`);
  return Array.from(parts, (found) => found.innerText.replace(/\s+/g, ' ').trim());
}

/** Waits until a part contains a text. */
export async function says(canvas: HTMLElement, tag: string, part: string, text: string): Promise<void> {
  await waitFor(async () => {
    const [found] = await textsOf(canvas, tag, part);
    if (!found?.includes(text)) throw new Error(`${part} of ${tag} says "${found}", not "${text}"`);
  });
}

/** Waits until an element is in a state. */
export async function isIn(canvas: HTMLElement, tag: string, state: string): Promise<void> {
  await waitFor(() => {
    if (!canvas.querySelector(`${tag}:state(${state})`)) throw new Error(`${tag} is not ${state}`);
  });
}

/** Expects that an element on screen does not have these parts. */
export async function lacks(canvas: HTMLElement, tag: string, ...parts: string[]): Promise<void> {
  const root = canvas.querySelector(tag)?.shadowRoot;
  await expect(root).toBeTruthy();
  for (const part of parts) await expect(root!.querySelector(`[part~="${part}"]`), part).toBeNull();
}

/** Expects that an element fits a page of 320 px, the narrowest supported. */
export async function fits(canvas: HTMLElement, tag: string): Promise<void> {
  const base = await partOf(canvas, tag, 'base');
  canvas.style.inlineSize = '320px';
  try {
    await expect(base.scrollWidth).toBeLessThanOrEqual(base.clientWidth);
  } finally {
    canvas.style.inlineSize = '';
  }
}

/** Presses the first copy button of an element in a browser that does not allow copying. */
export async function copyRefused(canvas: HTMLElement, tag: string, label: string): Promise<void> {
  const button = await partOf(canvas, tag, 'copy-button');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => false;
  try {
    button.click();
    await announces(canvas, tag, `Selected: ${label}`);
  } finally {
    // Deleting the overrides restores the methods of the prototypes.
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  }
}
