import { css } from 'lit';

export const styles = css`
  /* If a page reserves space for the step, the parts below it stay at the end of that space while the step grows. */
  [part='base'] {
    display: flex;
    flex-direction: column;
    min-block-size: inherit;
  }
  [part='progress'] {
    display: contents;
  }
  /* The host has the padding and the background. */
  [part='step'] {
    flex: 1;
    padding: 0;
    background: none;
  }
  ::slotted([slot='logo']) {
    align-self: start;
    max-block-size: var(--pay-size-logo, 2.5rem);
    max-inline-size: 100%;
  }
  [part~='status'] {
    display: flex;
    align-items: center;
    gap: var(--_half);
  }
  [part~='error'] {
    padding: var(--pay-padding-card, var(--_space));
    border: var(--_width) solid;
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
    font-weight: var(--_strong);
  }
  [part~='error']::before {
    content: '\\00d7' / '';
  }
  [part~='loading']::before,
  [part~='waiting']::before {
    content: '';
    flex: none;
    inline-size: var(--pay-size-spinner, 1em);
    aspect-ratio: 1;
    border: 0.2em solid var(--_line);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    animation: turn var(--pay-motion-spin, 1s) linear infinite;
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
