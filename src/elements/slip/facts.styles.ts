import { css } from 'lit';

/** Labels and their values. */
export const factsStyles = css`
  [part='label'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  [part='facts'] > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_space);
    padding-block: 6px;
    border-block-end: var(--_width) solid var(--_line);
  }
  dd {
    font-weight: var(--_strong);
    overflow-wrap: anywhere;
  }
  [part='facts'] dd {
    flex: 1 6em;
    text-align: end;
    text-wrap: balance;
  }
  /* A number fits on a line. */
  [part='facts'] [part='amount'] {
    flex-basis: auto;
  }
  /* Where a day is wider than the space beside its label, it is below: its year does not break. */
  [part='facts'] :is([part='due'], [part='date']) {
    overflow-wrap: break-word;
  }
  /* A sentence, which begins with its label. */
  [part='facts'] > .sentence {
    display: block;
  }
  .sentence > * {
    display: inline;
    margin-inline-end: 0.25em;
  }
  [part='facts'] > .sentence > dd {
    font-weight: inherit;
  }
  .sentence b {
    font-weight: var(--_strong);
  }
`;
