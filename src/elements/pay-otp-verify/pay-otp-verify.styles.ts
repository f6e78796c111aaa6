import { css } from 'lit';

export const styles = css`
  /* What was wrong is read below the input, though it outlives the form and stands after it. */
  form {
    display: contents;
  }
  label {
    display: block;
    font-weight: 600;
  }
  input {
    inline-size: 100%;
    max-inline-size: 16rem;
    min-block-size: 3rem;
    margin-block-start: 0.25rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    font: 600 1.375rem/1.2 var(--mono);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.25em;
  }
  input[aria-invalid='true'] {
    border-color: var(--danger);
  }
  .actions {
    order: 1;
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) / 2);
  }
`;
