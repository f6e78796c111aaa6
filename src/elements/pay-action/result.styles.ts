import { css } from 'lit';

export const resultStyles = css`
  [part='result'] {
    display: grid;
    gap: var(--_space);
    justify-items: start;
    border-color: var(--_line);
  }
  [part='result'] > [role='status'] {
    font-size: var(--pay-font-size-large, 1.25em);
  }
  [part='result']:has(.replaced) {
    display: contents;
  }
  [part='result']:has(.replaced) > [role='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
