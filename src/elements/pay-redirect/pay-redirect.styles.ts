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
  /* The icon follows the last word. */
  .columns .text {
    display: block;
    justify-self: start;
    padding-block: 10px;
    text-align: start;
  }
  .columns .text > .icon {
    margin-inline-start: 0.375em;
    vertical-align: -0.25em;
  }
  /* The height reserves space for the code, which is lazy-loaded. */
  .columns > [part='scan'] {
    justify-items: center;
    gap: var(--_half);
    min-block-size: 248px;
    text-align: center;
  }
`;
