import { css } from 'lit';

/** Buttons and links that look like them. */
export const controls = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-block-size: 2.75rem;
    padding: 0.5em 1.25em;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .button:hover {
    background: color-mix(in srgb, var(--accent) 88%, CanvasText);
  }
  .button.quiet {
    border-color: var(--edge);
    background: none;
    color: inherit;
  }
  .button.quiet:hover {
    background: var(--surface);
  }
  .button[aria-disabled='true'] {
    opacity: 0.65;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    /* Clear of what sticks to the page's edges (WCAG 2.4.11). */
    scroll-margin-block: 6rem;
  }
  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }
  }
`;
