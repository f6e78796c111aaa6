import { css } from 'lit';

/** Styles of the slip itself. */
export const styles = css`
  [part='slip'] {
    display: grid;
    gap: var(--_space);
  }
  .code {
    display: grid;
    /* The last row reserves space for the button, which is lazy-loaded. */
    grid-template-rows: auto auto minmax(48px, auto);
    gap: var(--_half);
  }
  .code [part='value'] {
    /* The two parts of a linha digitável fit into a line each on a phone. */
    padding: 8px 12px;
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: var(--pay-font-size-value, 1.125em);
    font-weight: var(--_strong);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  .code [part='label'] {
    margin-block-end: -4px;
  }
  /* Written from left to right in any language, but aligned with its label. */
  :dir(rtl) > [part='value']:dir(ltr) {
    text-align: end;
  }
`;
