import { css } from 'lit';

/** What is printed: black on white, on one sheet, without what only a screen can do. */
export const paperStyles = css`
  @media print {
    :host {
      min-block-size: 0 !important;
      padding: 0;
      background: none;
    }
    [part='base'],
    [part='slip'] {
      gap: 4mm;
      max-inline-size: 160mm;
      margin-inline: 0;
      color: #000;
      color-scheme: only light;
      font: 11pt/1.4 sans-serif;
    }
    [part='head'],
    [part='slip'] {
      break-inside: avoid;
      color: #000;
    }
    [part='left'] {
      padding: 0 !important;
      background: none !important;
    }
    [part='code'] {
      justify-self: start;
    }
    /* Whole: a page that is saved as a PDF has a text to copy. */
    [part='data'] {
      color: #000;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    [part='result'] {
      justify-items: start;
      padding: 0;
      border: 0;
      box-shadow: none;
      text-align: start;
    }
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    button,
    .act,
    [part='progress'],
    [part='tools'],
    [part='copy-problem'] {
      display: none !important;
    }
    [part='label'],
    [part='merchant'] > span {
      color: #000;
    }
    /* Beside its label, not at the other edge of the paper. */
    [part='facts'] > div {
      display: grid;
      grid-template-columns: 45mm 1fr;
      padding-block: 1.5mm;
    }
    [part='facts'] dd {
      text-align: start;
    }
  }
`;
