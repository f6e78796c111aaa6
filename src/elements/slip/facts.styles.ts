import { css } from 'lit';

/** Labels and their values. */
export const factsStyles = css`
  [part='label'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  [part='facts'] > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space);
    padding-block: var(--_half);
    border-block-end: var(--_width) solid var(--_line);
  }
  dd {
    font-weight: var(--_strong);
    overflow-wrap: anywhere;
  }
  [part='facts'] dd {
    flex: 1;
    text-align: end;
  }
`;
