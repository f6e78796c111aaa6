import { css } from 'lit';

/** Buttons and fields. */
export const controls = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid var(--edge);
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .button:hover {
    background: var(--surface);
  }
  .button.main {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
  .button.main:hover {
    background: color-mix(in srgb, var(--accent) 88%, CanvasText);
  }
  .button.danger {
    color: var(--danger);
  }
  .button.main.danger {
    background: var(--danger);
    color: light-dark(#fff, #4a0c08);
  }
  .button[aria-disabled='true'] {
    opacity: 0.65;
    cursor: default;
  }
  input,
  select {
    min-block-size: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--edge);
    border-radius: 0.5rem;
    background: Canvas;
    color: CanvasText;
    font: inherit;
  }
  input[type='checkbox'] {
    inline-size: 1.25rem;
    min-block-size: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
  }
  input[type='number'] {
    inline-size: 7.5rem;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;
