import { css } from 'lit';

/** Buttons, and links with the appearance of buttons. */
export const controls = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding: 0.5em var(--pay-padding-button, 1.25em);
    border: var(--_width) solid transparent;
    border-radius: var(--pay-radius-button, var(--_radius));
    background: var(--_accent);
    color: var(--_on-accent);
    font: inherit;
    font-weight: var(--pay-font-weight-button, var(--_strong));
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The one solid button of a step. */
  .wide {
    inline-size: 100%;
    min-block-size: 48px;
  }
  /* It does what it was pressed for. */
  .busy::before {
    content: '';
    flex: none;
    inline-size: 1em;
    aspect-ratio: 1;
    border: calc(var(--_width) * 2) solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: turn var(--pay-motion-spin, 1s) linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .busy::before {
      animation: none;
    }
  }
  .button:hover {
    background: var(--pay-color-accent-hover, color-mix(in srgb, var(--_accent) 88%, CanvasText));
  }
  .button.quiet {
    border-color: var(--_edge);
    background: none;
    color: inherit;
  }
  .button.text {
    padding-inline: var(--pay-padding-tool, 0);
    background: none;
    color: var(--_link);
  }
  .button.quiet:hover {
    background: var(--_surface);
  }
  .button.text:hover {
    text-decoration: underline;
  }
  .button[aria-disabled='true']:not(.text) {
    background: var(--_surface);
  }
  .button[aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }
  /* A message has the focus where its button was removed: the ring is for controls. */
  :focus-visible:not([aria-atomic]) {
    outline: var(--pay-focus-width, 3px) solid var(--pay-color-focus, var(--_link));
    outline-offset: var(--pay-focus-offset, 2px);
    /* Keeps focus clear of sticky headers and footers (WCAG 2.4.11). */
    scroll-margin-block: 96px;
  }
  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
    /* The border must not touch the text. */
    .button.text {
      padding-inline: 0.5em;
    }
    a.button {
      color: LinkText;
    }
  }
`;
