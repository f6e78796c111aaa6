import { css } from 'lit';

export const styles = css`
  [part='row'] {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 var(--space);
    padding-block: calc(var(--space) / 2);
    border-block-end: 1px solid var(--line);
  }
  [part='label'] {
    color: var(--muted);
    font-size: 0.875em;
  }
  [part='value'] {
    font-weight: 600;
  }
  [part='copy-button'] {
    grid-area: 1 / 2 / span 2;
  }
`;
