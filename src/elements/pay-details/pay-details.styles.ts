import { css } from 'lit';

export const styles = css`
  [part='row'] {
    padding-block: calc(var(--space) / 2);
    border-block-end: 1px solid var(--line);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space);
  }
  [part='label'] {
    color: var(--muted);
    font-size: 0.875em;
  }
  [part='value'] {
    font-weight: 600;
  }
  [part='copy-button'] {
    flex: none;
  }
`;
