import { css } from 'lit';

export const styles = css`
  [part='help'] {
    display: grid;
    gap: var(--_half);
  }
  [part='copy'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space);
  }
  [part='url'] {
    flex: 1 1 17em;
    max-block-size: var(--pay-size-text, 4.5em);
    overflow: auto;
    font-size: var(--pay-font-size-tiny, 0.8125em);
  }
`;
