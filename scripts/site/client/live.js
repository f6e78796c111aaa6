// @ts-check
/** Live samples: the code can be edited, and the frame beside it shows the result and its events. */
import { listEvents } from './events.js';

/** Milliseconds without a change of the code. */
const PAUSE = 400;

/** @param {HTMLElement} pre */
function makeEditable(pre) {
  try {
    pre.contentEditable = 'plaintext-only';
  } catch {
    pre.contentEditable = 'true';
  }
  pre.spellcheck = false;
  for (const [name, value] of [
    ['role', 'textbox'],
    ['aria-multiline', 'true'],
    ['aria-label', 'Code of the sample'],
  ])
    pre.setAttribute(name ?? '', value ?? '');
}

/**
 * Removes the colours of the code before it is edited: browsers keep those of typed text as inline styles, which the policy of
 * the page refuses. @param {HTMLElement} pre
 */
function removeColours(pre) {
  if (pre.querySelector('span')) pre.textContent = pre.innerText;
}

/** @param {HTMLElement} sample */
function start(sample) {
  const pre = /** @type {HTMLElement} */ (sample.querySelector('pre'));
  const frame = /** @type {HTMLIFrameElement} */ (sample.querySelector('iframe'));
  const list = /** @type {HTMLOListElement} */ (sample.querySelector('ol'));
  const reset = /** @type {HTMLButtonElement} */ (sample.querySelector('.reset'));
  const original = pre.innerHTML;
  let timer = 0;

  function show() {
    const page = /** @type {Window & Partial<import('./sample.js')>} */ (frame.contentWindow);
    // The frame is lazy-loaded: it may still be empty.
    if (!page.showSample) return;
    listEvents(page, list);
    page.showSample(pre.innerText, sample.dataset.resource ?? '{}');
  }
  const reload = () => frame.contentWindow?.location.reload();

  makeEditable(pre);
  // Before the browser places the caret.
  for (const type of ['pointerdown', 'focus']) pre.addEventListener(type, () => removeColours(pre));
  frame.addEventListener('load', show);
  if (frame.contentDocument?.readyState === 'complete') show();
  pre.addEventListener('input', () => {
    reset.hidden = false;
    clearTimeout(timer);
    timer = window.setTimeout(reload, PAUSE);
  });
  reset.addEventListener('click', () => {
    pre.innerHTML = original;
    reset.hidden = true;
    pre.focus();
    reload();
  });
}

for (const sample of document.querySelectorAll('.live-sample')) start(/** @type {HTMLElement} */ (sample));
