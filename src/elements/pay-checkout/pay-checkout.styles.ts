import { css } from 'lit';

export const styles = css`
  [part='base'] {
    display: grid;
    gap: var(--pay-space-large, calc(var(--_space) * 2));
  }
  [hidden] {
    display: none !important;
  }
  form,
  section {
    display: grid;
    gap: var(--_space);
  }
  p,
  ul,
  h2 {
    margin: 0;
    padding: 0;
  }
  h2 {
    font-size: var(--pay-font-size-large, 1.25em);
    line-height: 1.3;
  }
  [part='seller'] {
    font-weight: var(--_strong);
  }
  [part='description'],
  [part='lines'],
  [part='cycle'],
  [part='consent'] {
    color: var(--_muted);
  }
  [part='amount'] {
    font-size: var(--pay-font-size-amount, 1.75em);
    font-weight: var(--_strong);
    font-variant-numeric: tabular-nums;
  }
  [part='line'] {
    display: flex;
    justify-content: space-between;
    gap: var(--_space);
  }
  [part='notice'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--_half);
    padding: var(--_space);
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-weight: var(--_strong);
  }
  [part='notice'] > .icon {
    margin-block-start: 0.125em;
  }
  [part='notice'] > .button {
    grid-column: 2;
    justify-self: start;
  }
  /* Good news. */
  [part='notice']:is(.earlier-paid, .first-payment) {
    border-color: var(--_success);
  }
  @supports (color: light-dark(red, red)) {
    [part='notice']:is(.earlier-paid, .first-payment) {
      background: color-mix(in srgb, var(--_success) 6%, transparent);
    }
  }
  [part~='status']:empty {
    display: none;
  }
  slot[name='contact']::slotted(*) {
    justify-self: center;
    margin: 0;
  }
  slot[name='contact']::slotted(a) {
    color: var(--_link);
  }
  /* The text is for screen readers. */
  [part~='loading'] {
    position: absolute;
    clip-path: inset(50%);
  }
  /* The outline of the choice: seller, price; heading, methods; the button. */
  [part='skeleton'] {
    display: grid;
    gap: var(--_space);
    opacity: 0.5;
    animation: fade 1.5s infinite alternate;
  }
  [part='skeleton'] > * {
    inline-size: 144px;
    block-size: 28px;
    /* Seen in forced colours. */
    border: var(--_width) solid transparent;
    border-radius: var(--_radius);
    background: var(--_line);
  }
  [part='skeleton'] > :first-child {
    inline-size: 96px;
    block-size: 16px;
  }
  [part='skeleton'] > :nth-child(3) {
    inline-size: min(100%, 256px);
    margin-block-start: var(--_space);
  }
  [part='skeleton'] > :nth-child(n + 4) {
    inline-size: auto;
    block-size: 48px;
  }
  /* Methods are one list. */
  [part='skeleton'] > :nth-child(4) {
    block-size: 62px;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  [part='skeleton'] > :nth-child(5) {
    block-size: 62px;
    margin-block-start: calc(2px - var(--_space));
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  @keyframes fade {
    to {
      opacity: 0.25;
    }
  }
  /* A button that works is not one that cannot be pressed: it stays solid, and a ring turns in it. */
  @media (forced-colors: none) {
    .button.busy[aria-disabled='true'] {
      background: var(--_accent);
      color: var(--_on-accent);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='skeleton'] {
      animation: none;
    }
  }
  @media print {
    [part='base'] {
      margin-inline: 0;
    }
    [part='other-method'] {
      display: none;
    }
  }
  [part='save'] {
    display: flex;
    align-items: center;
    gap: var(--_half);
    min-block-size: var(--_target);
  }
`;
