/** The colours that a page gives the elements: a consumer must be able to read each text. */
import { contrastRatio } from './contrast.js';
import type { Mistake } from './mistakes.js';

/** WCAG 2.2, success criterion 1.4.3. */
const READABLE = 4.5;

/** The elements and pages around an element, from inside to outside. */
function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.assignedSlot ?? at.parentElement ?? hostOf(at)) yield at;
}

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/** The colours behind an element, the lowest last; null behind a picture, whose colours are not known. */
function groundOf(element: Element, canvas: string): string[] | null {
  const layers: string[] = [];
  for (const each of around(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage !== 'none') return null;
    layers.push(backgroundColor);
    if (/^rgb\(/.test(backgroundColor)) return layers;
  }
  return [...layers, canvas];
}

/** Returns the first pair of colours of a step that is hard to read; null without one. */
export function mistakeOfColors(element: Element): Mistake | null {
  const root = element.shadowRoot;
  if (!root || !element.getClientRects().length) return null;
  const probe = root.appendChild(document.createElement('i'));
  const computed = (value: string) => {
    probe.style.backgroundColor = '';
    probe.style.backgroundColor = value;
    return getComputedStyle(probe).backgroundColor;
  };
  const ground = groundOf(element, computed('Canvas'));
  const accent = computed('var(--_accent)');
  const pairs: [token: string, value: string, on: string, below: string[] | null][] = [
    ['--pay-color-on-accent', computed('var(--_on-accent)'), '--pay-color-accent', [accent]],
    ['--pay-color-link', computed('var(--_link)'), 'the page', ground],
    ['--pay-color-text', computed('currentColor'), 'the page', ground],
  ];
  probe.remove();
  for (const [token, value, on, below] of pairs) {
    const ratio = below && contrastRatio(value, below);
    if (ratio && ratio < READABLE) {
      const text = `The contrast of ${token} on ${on} is ${ratio.toFixed(1)}:1. Text is readable from ${READABLE}:1 on.`;
      return { heading: 'low-contrast', text, isLasting: true };
    }
  }
  return null;
}
