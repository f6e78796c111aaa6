import { css } from 'lit';

export const styles = css`
  :host(:is(:state(empty), [data-state='empty'])) {
    display: none;
  }
  [part='base'] {
    padding: var(--pay-padding-card, var(--_space));
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
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
