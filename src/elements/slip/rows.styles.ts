import { css } from 'lit';

/** A list of values, each with its copy button. */
export const rowsStyles = css`
  /* The height and the second column reserve space for the buttons, which are lazy-loaded. */
  [part='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(min(6em, 33%), auto);
    align-content: center;
    column-gap: var(--_half);
    min-block-size: 56px;
    padding-block: 4px;
    border-block-end: var(--_width) solid var(--_line);
  }
  [part='row'] dd {
    display: contents;
  }
  /* Below its label, also before the button is beside both. */
  [part='row'] [part='value'] {
    grid-column: 1;
    justify-self: start;
    font-weight: var(--_strong);
    text-wrap: balance;
  }
  [part='row'] [part='copy-button'] {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
    justify-self: end;
    font-size: var(--_small);
  }
  .text {
    font-family: inherit;
  }
`;
