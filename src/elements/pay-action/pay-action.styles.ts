import { css } from 'lit';

export const styles = css`
  /* If a page reserves space for the step, its content in the footer is at the end of that space while the step grows. */
  [part='base'] {
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    min-block-size: inherit;
  }
  [part='progress'] {
    display: contents;
  }
  .poll {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_half) var(--_space);
  }
  .poll > * {
    flex: 1 1 15em;
  }
  /* The host has the padding and the background. */
  [part='step'] {
    padding: 0;
    background: none;
  }
  ::slotted([slot='footer']) {
    margin-block-start: auto;
  }
  ::slotted([slot='logo']) {
    align-self: start;
    max-block-size: var(--pay-size-logo, 40px);
    max-inline-size: 100%;
  }
  [part~='status'] {
    display: flex;
    align-items: center;
    gap: var(--_half);
  }
  [part~='error'] {
    padding: 12px var(--_space);
    border: var(--_width) solid color-mix(in srgb, var(--_danger) 40%, transparent);
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_danger) 6%, transparent);
    font-weight: var(--_strong);
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
  [part~='waiting'] {
    flex-direction: column;
    gap: var(--_space);
    padding-block: calc(var(--_space) * 2);
    --pay-size-spinner: 40px;
    text-align: center;
  }
  [part~='waiting']::before {
    border-width: 3px;
  }
  /* The outline of a step: mark and amount, and the button. */
  [part~='loading'] {
    display: block;
    --bone: linear-gradient(var(--_line) 0 0);
    min-block-size: 136px;
    background:
      var(--bone) 0 0 / 44px 44px,
      var(--bone) 56px 0 / 64px 14px,
      var(--bone) 56px 22px / 128px 22px,
      var(--bone) 0 68px / 100% 48px;
    background-repeat: no-repeat;
    /* The text is for screen readers. */
    overflow: hidden;
    text-indent: 100%;
    white-space: nowrap;
    animation: fade 1.5s infinite alternate;
  }
  [part~='loading']::before {
    display: none;
  }
  [part~='loading']:dir(rtl) {
    transform: scaleX(-1);
  }
  @keyframes fade {
    to {
      opacity: 0.5;
    }
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    ::before,
    [part~='loading'] {
      animation: none !important;
    }
  }
`;
