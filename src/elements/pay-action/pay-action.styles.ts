import { css } from 'lit';

export const styles = css`
  [part='progress'] {
    display: contents;
  }
  [part~='status'] {
    display: flex;
    align-items: center;
    gap: calc(var(--space) / 2);
  }
  [part='result'],
  [part~='error'] {
    padding: var(--space);
    border: 1px solid;
    border-radius: var(--radius);
  }
  [part~='complete'],
  [part~='failed'],
  [part~='expired'],
  [part~='error'] {
    color: var(--danger);
    font-weight: 600;
  }
  [part~='complete'] {
    color: var(--pay-color-success, light-dark(#146c2e, #7bdb95));
  }
  [part~='complete']::before {
    content: '\\2713' / '';
  }
  [part~='failed']::before,
  [part~='expired']::before,
  [part~='error']::before {
    content: '\\00d7' / '';
  }
  [part~='loading']::before,
  [part~='waiting']::before {
    content: '';
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    border: 3px solid var(--line);
    border-block-start-color: var(--accent);
    border-radius: 50%;
    animation: turn 1s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    ::before {
      animation: none !important;
    }
  }
`;
