import { css } from 'lit';

/**
 * The defaults of the tokens that are used in several places, as private properties: a token that the page sets wins.
 * Text and lines take the page's own colour; the rest follows `color-scheme`.
 */
export const tokens = css`
  :host {
    --muted: var(--pay-color-muted, color-mix(in srgb, currentColor 72%, transparent));
    --line: var(--pay-color-line, color-mix(in srgb, currentColor 24%, transparent));
    --edge: var(--pay-color-edge, color-mix(in srgb, currentColor 56%, transparent));
    --surface: var(--pay-color-surface, color-mix(in srgb, currentColor 5%, transparent));
    --accent: var(--pay-color-accent, light-dark(#0a58ca, #8ab8ff));
    --on-accent: var(--pay-color-on-accent, light-dark(#fff, #06214d));
    --danger: var(--pay-color-danger, light-dark(#b3261e, #ffb4ab));
    --space: var(--pay-space, 1rem);
    --radius: var(--pay-radius, 0.5rem);
    --mono: var(--pay-font-family-code, ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace);
  }
`;
