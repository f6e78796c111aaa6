import { css } from 'lit';

/** The host box of every element, and parts that most elements have. */
export const host = css`
  :host {
    display: block;
    padding: var(--pay-padding, 0);
    border-radius: var(--_radius);
    background: var(--pay-color-background, none);
    color: var(--pay-color-text, inherit);
    color-scheme: var(--pay-color-scheme, inherit);
    font-family: var(--pay-font-family, inherit);
    font-size: var(--pay-font-size, inherit);
    line-height: var(--pay-line-height, 1.5);
  }
  :host([hidden]) {
    display: none;
  }
  /*
   * The page's text may be in capitals, spaced, hyphenated, hidden or not selectable. A code that is copied by eye must look as it
   * is. Not the host: a page's rule for all of its elements would win there.
   */
  :host > * {
    font-variant: normal;
    -webkit-hyphens: manual;
    hyphens: manual;
    letter-spacing: normal;
    line-break: auto;
    overflow-wrap: normal;
    text-align: start;
    text-align-last: auto;
    text-emphasis: none;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    /* Rather no last line of one word. */
    text-wrap: pretty;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-security: none;
    -webkit-text-stroke: 0;
    -webkit-user-select: text;
    user-select: text;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p,
  dl,
  dd {
    margin: 0;
  }
  [part='base'] {
    display: grid;
    gap: var(--_space);
    max-inline-size: var(--pay-size-column, 640px);
    margin-inline: auto;
  }
  /* For screen readers only. */
  .spoken,
  [part~='spoken'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    /* Letters on lines of their own would be read one by one. */
    white-space: nowrap;
  }
  [part='hint'] {
    color: var(--_muted);
  }
  [aria-atomic] {
    outline: none;
    overflow-wrap: anywhere;
  }
  /* Takes no space but exists: some screen readers ignore a live region that is inserted with its text. */
  [aria-atomic]:empty {
    position: absolute;
    clip-path: inset(50%);
  }
  [part~='error'] {
    color: var(--_danger);
  }
  [part~='error'] > p {
    display: flex;
    gap: var(--_half);
  }
  [part~='error'] > p > .icon {
    margin-block-start: 0.25em;
  }
  [part='copy-problem'] {
    grid-column: 1 / -1;
    flex-basis: 100%;
    display: flex;
    gap: var(--_half);
    padding-block: 4px;
    font-size: var(--_small);
    /* It may be between the values that were selected instead of copied. */
    -webkit-user-select: none;
    user-select: none;
  }
  [part='copy-problem'] > .icon {
    margin-block-start: 0.125em;
    color: var(--_danger);
  }
  /* A message in place of the content. */
  [part~='status'][part~='notice'] {
    display: grid;
    justify-items: center;
    gap: var(--_half);
    color: inherit;
    text-align: center;
    text-wrap: balance;
  }
  [part~='notice'] > p {
    display: grid;
    gap: var(--_half);
  }
  [part~='notice'] [part='heading'] {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
    line-height: 1.3;
  }
  [part='disc'] {
    justify-self: center;
    display: grid;
    place-items: center;
    inline-size: 56px;
    aspect-ratio: 1;
    border-radius: var(--pay-radius-pill, 999px);
    background: var(--_surface);
    color: var(--_danger);
    font-size: 26px;
  }
  @supports (color: light-dark(red, red)) {
    [part='disc'] {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  /* Time has run out: nothing went wrong. */
  [part~='expired'] > [part='disc'] {
    color: var(--_muted);
  }
  code,
  [part='value'] {
    font-family: var(--_mono);
    overflow-wrap: anywhere;
  }
`;
