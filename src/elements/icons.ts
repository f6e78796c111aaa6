/**
 * Icons: one path each, drawn as lines on a grid of 24. They only repeat a text beside them, so they have no name. An icon of
 * one lazy-loaded part is in the module that shows it: here it would be in the first load.
 */
import type { TemplateResult } from 'lit';
import { html } from './html.js';

export const ALERT = 'M12 7v6m0 3.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';
export const BANK = 'm3 10 9-6 9 6zm2 0v8m5-8v8m4-8v8m5-8v8M3 20h18';
export const BARS = 'M3 5v14M7 5v14m3-14v14m4-14v14m3-14v14m4-14v14';
export const CARD = 'M3 5h18v14H3zm0 4.5h18M6 15h4';
export const CHECK = 'm5 12.5 5 5L19.5 7';
export const CLOCK = 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';
export const CROSS = 'm7 7 10 10M17 7 7 17';
export const LOCK = 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4';
export const OUT = 'M13 4h7v7m0-7-9 9m7 2v5H4V6h5';
export const QR = 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2m4-2v2m-6 4h2m4 0v-1';
export const STORE = 'M4 10v10h16V10M2.5 10 5 4h14l2.5 6zM10 20v-6h4v6';
export const WALLET = 'M17 7V4H6a2 2 0 0 0 0 4h14v12H4V6m16 5h-4v6h4';

/** @param path one of the paths of this module */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
