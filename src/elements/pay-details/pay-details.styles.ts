import { css } from 'lit';

export const styles = css`
  [part='row'] {
    padding-block: var(--_half);
    border-block-end: var(--_width) solid var(--_line);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space);
  }
  [part='label'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  [part='value'] {
    font-weight: var(--_strong);
  }
  [part='copy-button'] {
    flex: none;
  }
`;
