import { css } from 'lit';

export const styles = css`
  :host(:state(empty)) {
    display: none;
  }
  [part='list'] {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) / 2) calc(var(--space) * 2);
  }
  [part='label'] {
    color: var(--muted);
    font-size: 0.875em;
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
