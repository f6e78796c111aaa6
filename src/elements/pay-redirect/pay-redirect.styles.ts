import { css } from 'lit';

export const styles = css`
  strong {
    display: block;
  }
  /* What did not open, above what can be done. */
  [part~='stuck'] {
    margin-block-end: calc(var(--_half) * -1);
    font-size: var(--pay-font-size-value, 1.125em);
    font-weight: var(--_strong);
  }
  .columns .text {
    justify-self: start;
    text-align: start;
  }
  /* The height reserves space for the code, which is lazy-loaded. */
  .columns > [part='scan'] {
    justify-items: center;
    gap: var(--_half);
    min-block-size: 248px;
    text-align: center;
  }
`;
