import { css } from 'lit';

/** Labels and their values. */
export const factsStyles = css`
  [part='label'] {
    color: var(--muted);
    font-size: 0.875em;
  }
  [part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) / 2) calc(var(--space) * 2);
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [part='amount'] {
    font-size: 1.5em;
    line-height: 1.2;
  }
`;
