import { css } from 'lit';

export const styles = css`
  fieldset {
    display: grid;
    gap: var(--space);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: 1.125em;
    font-weight: 700;
  }
  legend + * {
    margin-block-start: calc(var(--space) / 2);
  }
  label {
    display: block;
    font-weight: 600;
  }
  [part='hint'],
  [part='error'] {
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  input,
  select {
    inline-size: 100%;
    max-inline-size: 28rem;
    min-block-size: 2.75rem;
    margin-block-start: 0.25rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background-color: var(--surface);
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
  option {
    background-color: Canvas;
    color: CanvasText;
  }
  input[dir='ltr'] {
    font-variant-numeric: tabular-nums;
  }
  :dir(rtl) > input:dir(ltr) {
    text-align: end;
  }
  [aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  :disabled {
    opacity: 0.65;
  }
  :disabled :disabled {
    opacity: 1;
  }
  [part='summary'] {
    padding: var(--space);
    border: 1px solid var(--danger);
    border-inline-start-width: 4px;
    border-radius: var(--radius);
  }
  [part='summary-title'] {
    font-weight: 600;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='summary-link'] {
    min-block-size: 2.75rem;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: var(--danger);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  /* What it says can be read beside the fields. */
  [role='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  :host {
    position: relative;
  }
`;
