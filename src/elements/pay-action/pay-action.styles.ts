import { css } from 'lit';
import { columns } from '../slip/columns.styles.js';

export const styles = css`
  /* If a page reserves space for the step, its content in the footer is at the end of that space while the step grows. */
  [part='base'] {
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    min-block-size: inherit;
  }
  [part='progress'].ready {
    display: contents;
  }
  .waiting {
    display: grid;
    gap: var(--_half);
    text-align: center;
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
  .poll.unopened {
    flex-direction: column;
    row-gap: 0;
  }
  .unopened > * {
    flex: none;
  }
  [part='updates'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  [part='ways'] {
    display: grid;
    gap: var(--_half);
  }
  [part='ways'] > p {
    font-weight: var(--_strong);
  }
  [part='head']:focus {
    outline: none;
  }
  [part~='status'][part~='waiting'] {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
  }
  /* The host has the padding and the background. */
  [part='step'] {
    padding: 0;
    background: none;
  }
  ::slotted([slot='contact']) {
    margin: 0;
  }
  ::slotted(a[slot='contact']) {
    color: var(--_link);
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
  /* What became of the last check, below the step. */
  [part~='checked'] {
    padding: var(--_half) var(--_space);
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  [part~='waiting']::before {
    content: '';
    flex: none;
    inline-size: var(--pay-size-spinner, 40px);
    aspect-ratio: 1;
    border: 3px solid var(--_line);
    border-block-start-color: var(--_link);
    border-radius: 50%;
    animation: turn var(--pay-motion-spin, 1s) linear infinite;
  }
  [part~='waiting'] {
    flex-direction: column;
    gap: var(--_space);
    padding-block-start: calc(var(--_space) * 2);
  }
  /* The text is for screen readers. */
  [part~='loading'] {
    position: absolute;
    clip-path: inset(50%);
  }
  /* The outline of a step: mark, name, amount, seller; its code and its button; rows beside or below them. */
  [part='skeleton'] {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    row-gap: 8px;
    column-gap: 12px;
    opacity: 0.5;
    animation: fade 1.5s infinite alternate;
  }
  [part='skeleton'] div {
    display: grid;
    align-content: start;
    row-gap: 8px;
  }
  [part='skeleton'] > div {
    grid-column: 1 / -1;
    grid-template-columns: ${columns};
    column-gap: 24px;
  }
  [part='skeleton'] i {
    block-size: 48px;
    /* Seen in forced colours. */
    border: var(--_width) solid transparent;
    border-radius: var(--_radius);
    background: var(--_line);
  }
  [part='skeleton'] > :first-child {
    grid-area: 1 / 1 / 4;
    block-size: 44px;
    margin-block-end: 8px;
  }
  [part='skeleton'] > i + i {
    grid-column: 2;
    inline-size: 64px;
    block-size: 14px;
  }
  [part='skeleton'] > i + i + i {
    inline-size: 128px;
    block-size: 22px;
  }
  [part='skeleton'] > i + i + i + i {
    inline-size: 96px;
    block-size: 14px;
  }
  /* As lines of text. */
  [part='skeleton'] div + div > i {
    inline-size: 90%;
    block-size: 14px;
    margin-block-start: 8px;
  }
  [part='skeleton'] div + div > i + i {
    inline-size: 75%;
  }
  [part='skeleton'] div + div > :last-child {
    inline-size: 45%;
  }
  .qr div > :first-child > :first-child {
    justify-self: center;
    inline-size: min(100%, 220px);
    block-size: 220px;
    margin-block: 8px;
  }
  .button-only div > i:first-child,
  .button-only div + div {
    display: none;
  }
  @keyframes fade {
    to {
      opacity: 0.25;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    ::before,
    [part='skeleton'] {
      animation: none !important;
    }
  }
`;
