import type { TemplateResult } from 'lit';
import { html } from '../html.js';

/** The shapes of steps, by the beginning of their payment methods. Most steps are a code. */
const SHAPES = [
  [/^(pix|promptpay|qris|paynow|vietqr|upi|duitnow|qrph)_/, 'qr'],
  [/^(card|ewallet|ovo|dana|gcash|shopeepay)_/, 'button-only'],
] as const;

/** Renders the outline of a step that is loading. @param method null if unknown */
export function renderSkeleton(method: string | null): TemplateResult {
  const [, shape] = SHAPES.find(([pattern]) => pattern.test(String(method))) ?? [null, ''];
  return html`<div part="skeleton" class=${shape} aria-hidden="true">
    <i></i><i></i><i></i>
    <div>
      <div><i></i><i></i></div>
      <div><i></i><i></i><i></i></div>
    </div>
  </div>`;
}
