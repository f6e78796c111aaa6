import { css } from 'lit';

export const styles = css`
  strong {
    display: block;
  }
  /* The height reserves space for the code, which is lazy-loaded. */
  [part='scan'] {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: var(--_half);
    min-block-size: 296px;
    text-align: center;
  }
  [part='scan'] + [part='next'] {
    text-align: center;
  }
`;
