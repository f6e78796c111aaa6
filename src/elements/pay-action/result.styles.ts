import { css } from 'lit';

export const resultStyles = css`
  [part='result'] {
    display: grid;
    gap: var(--_space);
    justify-items: start;
    padding: var(--pay-padding-card, var(--_space));
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
  }
  [part~='complete'],
  [part~='failed'],
  [part~='expired'] {
    color: var(--_danger);
    font-weight: var(--_strong);
  }
  [part~='complete'] {
    color: var(--pay-color-success, light-dark(#0f5e26, #7bdb95));
  }
  [part~='complete']::before {
    content: '\\2713' / '';
  }
  [part~='failed']::before,
  [part~='expired']::before {
    content: '\\00d7' / '';
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
