import { expect } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import { mount, type Mounted } from './mount.js';
import { textOf } from './text.js';
import { waitUntil } from './wait-until.js';

export interface MountedSlip<Element> extends Mounted<Element> {
  /** The trimmed text of a part, or null. */
  text(part: string): string | null;
  texts(part: string): string[];
  press(part: string): Promise<void>;
}

/** Mounts a slip or code, and waits for what is lazy-loaded around it. */
export async function mountSlip<Element extends LitElement>(template: TemplateResult): Promise<MountedSlip<Element>> {
  const mounted = await mount<Element>(template);
  const { element, part, updated } = mounted;
  // What looks wrong has no tools.
  await waitUntil(() => part('tools') ?? part('warning') ?? part('expired') ?? part('error'), 'no tools');
  await updated();
  const parts = (name: string) => [...element.renderRoot.querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
  return {
    ...mounted,
    text: (name) => {
      const [found] = parts(name);
      return found ? textOf(found) : null;
    },
    texts: (name) => parts(name).map(textOf),
    press: async (name) => {
      const button = part<HTMLButtonElement>(name);
      expect(button?.localName, name).to.equal('button');
      button!.click();
      // Files are created over several turns of the event loop.
      for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done));
      await updated();
    },
  };
}
