import type { TemplateResult } from 'lit';
import { isHandheld } from '../../controllers/device.js';
import { isQrMethod } from '../../domain/qr-method.js';
import { html } from '../html.js';

/** Methods whose step is a link to a page or an app. */
const LINK = /^(?:card|ewallet|ovo|dana|gcash|shopeepay)_/;

/** Renders the outline of a step that is loading. @param method null if unknown */
export function renderSkeleton(method: string | null): TemplateResult {
  const known = String(method);
  // Most other steps are a code to copy, and so is Pix on a phone.
  const isCode = isQrMethod(known) && !(known.startsWith('pix_') && isHandheld());
  const shape = isCode ? 'qr' : LINK.test(known) ? 'button-only' : '';
  return html`<div part="skeleton" class=${shape} aria-hidden="true">
    <i></i><i></i><i></i><i></i>
    <div>
      <div><i></i><i></i></div>
      <div><i></i><i></i><i></i></div>
    </div>
  </div>`;
}
