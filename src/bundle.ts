/**
 * The script-tag entry: registers every element. Provider and action are in the first load. The others are chunks, which
 * load at once when an action needs one or the page has its tag, else when the browser is idle.
 */
import './define/pay-provider.js';
import { defaultSettings } from './context.js';
import { lazyLoad } from './controllers/lazy-load.js';
import { PayAction } from './elements/pay-action/pay-action.js';
import { define } from './define/define.js';
import { LAZY_ELEMENTS } from './registry/lazy.js';

/** The latest load that an action or the page needed. */
let wanted: Promise<unknown> = Promise.resolve();

PayAction.loadStep = (tag) => (wanted = LAZY_ELEMENTS[tag]!());
define('pay-action', PayAction);

const { clock } = defaultSettings;
const idle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));

function registerRest(): void {
  for (const [tag, load] of Object.entries(LAZY_ELEMENTS)) {
    // A chunk that failed is retried; an action that needs the element loads it again.
    const quietly = () => void (wanted = lazyLoad(load, { clock }));
    const later = () => idle(quietly);
    if (document.querySelector(tag)) quietly();
    // Load after everything that the page needs, or they would share a slow line.
    else idle(() => void wanted.then(later, later));
  }
}

// If another copy of the library was loaded first, it keeps the page: two kinds of elements would need two Trusted Types
// policies.
if (customElements.get('pay-action') === PayAction) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', registerRest, { once: true });
  else registerRest();
}

export { addLanguage } from './locales/languages.js';
