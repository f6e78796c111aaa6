import { fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import '../../src/define/all.js';
import '../../src/languages.js';
import { FakeBackend } from './backend.js';
import { FakeClock } from './clock.js';
import { EventLog } from './events.js';
import './lazy.js';

export interface Mounted<Element> {
  readonly element: Element;
  readonly clock: FakeClock;
  readonly backend: FakeBackend;
  readonly log: EventLog;
  /** A part of the element's shadow tree. */
  part<Node extends HTMLElement = HTMLElement>(name: string): Node | null;
  /** The parts of the focused node. Names, because a failed comparison of elements prints whole trees. */
  focused(): string | null;
  /** The announced text. */
  status(): string;
  updated(): Promise<void>;
}

/** Puts an element on the page below a provider with a fake clock and backend. */
export async function mount<Element extends LitElement>(
  template: TemplateResult,
  clock = new FakeClock(),
): Promise<Mounted<Element>> {
  const backend = new FakeBackend(() => clock.utc);
  const page = document.createElement('div');
  const log = new EventLog(page);
  document.body.append(page);
  const provider = await fixture(
    html`<pay-provider base-url="/shop" .clock=${clock} .fetch=${backend.fetch}>${template}</pay-provider>`,
    { parentNode: page },
  );
  const element = provider.firstElementChild as Element;
  await element.updateComplete;
  const part = <Node extends HTMLElement>(name: string) => element.renderRoot.querySelector<Node>(`[part~="${name}"]`);
  return {
    element,
    clock,
    backend,
    log,
    part,
    focused: () => element.shadowRoot!.activeElement?.getAttribute('part') ?? null,
    status: () => element.renderRoot.querySelector('#status')?.textContent?.trim() ?? '',
    updated: async () => void (await element.updateComplete),
  };
}
