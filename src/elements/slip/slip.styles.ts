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
    grid-template-rows: auto auto minmax(3rem, auto);
    gap: var(--_half);
  }
  .code [part='value'] {
    /* The two parts of a linha digitável fit into a line each on a phone. */
    padding: 0.5rem 0.75rem;
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: var(--pay-font-size-value, 1.125em);
    font-weight: var(--_strong);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  .code [part='label'] {
    margin-block-end: -0.25rem;
  }
  /* Written from left to right in any language, but aligned with its label. */
  :dir(rtl) > [part='value']:dir(ltr) {
    text-align: end;
  }
`;
