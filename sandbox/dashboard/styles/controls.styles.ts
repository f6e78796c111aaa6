import { css } from 'lit';

/** Buttons, fields, and the dialog. */
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
  .button[aria-disabled='true'] {
    opacity: 0.65;
    cursor: default;
  }
  input {
    min-block-size: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--edge);
    border-radius: 0.5rem;
    background: Canvas;
    color: CanvasText;
    font: inherit;
  }
  input[type='number'] {
    inline-size: 7.5rem;
  }
  dialog {
    inline-size: min(40rem, calc(100vw - 2rem));
    max-block-size: calc(100vh - 4rem);
    padding: 1.25rem;
    border: 1px solid var(--edge);
    border-radius: 0.75rem;
    background: Canvas;
    color: CanvasText;
    overflow-wrap: anywhere;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }
  dialog p,
  dialog form {
    margin-block: 0.75rem;
  }
  dialog label {
    display: block;
    margin-block-end: 0.25rem;
    font-weight: 600;
  }
  dialog pre {
    max-block-size: 60vh;
  }
  [role='alert'] {
    color: var(--danger);
  }
  [role='alert']:empty {
    margin: 0;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;
