/** What stories have in common: a backend that answers as told, and a way into an element's shadow tree. */
import { waitFor } from 'storybook/test';
import type { LitElement } from 'lit';

/** Answers every request alike. */
export function answering(body: unknown, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status }));
}

/** Never answers, so that what is shown meanwhile can be looked at. */
export const silent: typeof fetch = () => new Promise(() => {});

export const offline: typeof fetch = () => Promise.reject(new TypeError('offline'));

export const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } });

/** The element of a story, once it has a part; the part, too. */
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
