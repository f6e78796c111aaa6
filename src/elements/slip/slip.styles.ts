import { css } from 'lit';

/** Styles of the slip itself. */
export const styles = css`
  .code {
    display: grid;
    /* The last row reserves space for the button, which is lazy-loaded. */
    grid-template-rows: auto auto minmax(48px, auto);
    gap: var(--_half);
  }
  .code [part='value'] {
    padding: 8px 12px;
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: var(--pay-font-size-value, 1.125em);
    font-weight: var(--_strong);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    text-wrap: balance;
  }
  .group {
    white-space: nowrap;
  }
  /* The two parts of a linha digitável, of 24 and 29 characters, fit into a line each of a phone, and of a column. */
  .code .long {
    font-size: calc(var(--pay-font-size-value, 1.125em) * 0.8);
  }
  @media (max-width: 639.9px) {
    .code .long {
      font-size: clamp(0.8em, (100vw - 60px) / 18.4, var(--pay-font-size-value, 1.125em));
    }
  }
  .code [part='label'] {
    margin-block-end: -4px;
  }
`;
