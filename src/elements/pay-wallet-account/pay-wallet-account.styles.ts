import { css } from 'lit';

export const styles = css`
  :host(:is(:state(empty), [data-state='empty'])) {
    display: none;
  }
  [part='list'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_half) var(--pay-space-large, calc(var(--_space) * 2));
  }
  [part='label'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  dd {
    font-weight: var(--_strong);
    overflow-wrap: anywhere;
  }
`;
