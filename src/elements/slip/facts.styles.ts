import { css } from 'lit';

/** Labels and their values. */
export const factsStyles = css`
  [part='label'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  [part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_half) var(--pay-space-large, calc(var(--_space) * 2));
  }
  dd {
    font-weight: var(--_strong);
    overflow-wrap: anywhere;
  }
  /* Space for the name, which is lazy-loaded: the code alone would be in the row above. */
  [part='facts'] > :has([part='bank']) {
    flex-basis: 13em;
  }
  [part='amount'] {
    font-size: var(--pay-font-size-amount, 1.5em);
    line-height: 1.2;
  }
`;
