import { css } from 'lit';

/** Forms and details. */
export const dialogs = css`
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
  dialog label,
  legend {
    display: block;
    margin-block-end: 0.25rem;
    padding: 0;
    font-weight: 600;
  }
  dialog .row {
    margin-block-start: 1rem;
  }
  dialog h2:focus-visible {
    outline: none;
  }
  dialog pre {
    max-block-size: 50vh;
  }
  .field {
    margin-block-end: 0.75rem;
  }
  .field :is(input, select) {
    inline-size: 100%;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .choices {
    columns: 15rem;
  }
  dialog .choices label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2rem;
    margin: 0;
    font-weight: inherit;
    break-inside: avoid;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.25rem 1rem;
    margin-block: 0.75rem;
  }
  .related {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
  }
  [role='alert'] {
    color: var(--danger);
  }
  [role='alert']:empty {
    margin: 0;
  }
`;
