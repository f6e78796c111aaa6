import { css } from 'lit';

export const styles = css`
  [part~='status'] {
    display: flex;
    align-items: center;
    gap: calc(var(--space) / 2);
  }
  [part~='result'] {
    padding: var(--space);
    border: 1px solid currentColor;
    border-radius: var(--radius);
    font-weight: 600;
  }
  [part~='result']::before {
    flex: none;
    inline-size: 1.5em;
    font-size: 1.25em;
    line-height: 1.2;
    text-align: center;
  }
  .complete {
    color: var(--success);
  }
  .complete::before {
    content: '\\2713' / '';
  }
  .failed {
    color: var(--danger);
  }
  .failed::before {
    content: '\\00d7' / '';
  }
  .busy::before {
    content: '';
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
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
    .busy::before {
      animation: none;
    }
  }
`;
