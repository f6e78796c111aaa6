import { expect } from '@open-wc/testing';
import { ENGINE } from './engine.js';

/** Axe finds nothing in a state that a story shows: in Chromium, `test/stories` runs axe on it in three settings. */
export async function expectAccessible(element: Element): Promise<void> {
  if (ENGINE !== 'chromium') await expect(element).to.be.accessible();
}
