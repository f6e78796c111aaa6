import { css } from 'lit';

/** The buttons below a slip, and the printed slip: black on white. */
export const toolsStyles = css`
  [part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space);
    /* The buttons are higher than what is seen of them. */
    margin-block: -12px -8px;
  }
  [part='tools'] .button {
    font-size: var(--_small);
  }
  @media print {
    [part='head'],
    [part='slip'] {
      color: #000;
      color-scheme: only light;
      font: 11pt/1.4 sans-serif;
    }
    button,
    /* The printed copy of a slip has a head of its own. */
    :host([data-pay-print]) [part='head'] {
      display: none !important;
    }
    [part='title'] {
      font-size: 16pt;
      font-weight: 700;
    }
    [part='label'] {
      color: #000;
    }
  }
`;
