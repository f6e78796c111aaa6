import { css } from 'lit';

export const resultStyles = css`
  [part='result'] {
    display: grid;
    gap: var(--space);
    justify-items: start;
    border-color: var(--line);
  }
  .replaced {
    display: contents;
  }
  .replaced > [role='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
