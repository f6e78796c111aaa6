import { css } from 'lit';

/** Styles of the parts around a slip, and of the printed slip: black on white, in millimetres. */
export const styles = css`
  [part='countdown'] {
    font-weight: var(--_strong);
    font-variant-numeric: tabular-nums;
  }
  /* The result of a press stays in view, however long the slip is. */
  [part~='status']:not([part~='error'], [part~='expired'], :empty) {
    position: sticky;
    inset-block-end: 0.5rem;
    padding: var(--_half) var(--_space);
    border: var(--_width) solid var(--_edge);
    border-radius: var(--_radius);
    background: var(--pay-color-raised, Canvas);
    color: var(--pay-color-on-raised, CanvasText);
  }
  [part='warning'],
  [part~='expired'] {
    padding: var(--_half) var(--_space);
    border-inline-start: var(--pay-border-width-strong, 4px) solid var(--_danger);
    background: var(--_surface);
    font-weight: var(--_strong);
  }
  ol {
    margin: 0;
    padding-inline-start: 1.25em;
  }
  [part='steps'] {
    display: grid;
    gap: var(--_half);
  }
  [part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_half);
  }
  [part='tools'] .button {
    padding-inline: var(--pay-padding-tool, 0.75em);
    font-size: var(--_small);
    font-weight: inherit;
  }
  @media print {
    [part='slip'] {
      color: #000;
      color-scheme: light;
      font: 11pt/1.4 sans-serif;
    }
    [part='left'],
    button {
      display: none !important;
    }
    .paper {
      display: block;
      font-size: 16pt;
      font-weight: 700;
    }
    [part='label'] {
      color: #000;
    }
    .code {
      grid-template-rows: auto;
    }
    [part='barcode'] {
      justify-self: start;
      padding-block: 3mm;
    }
    .turns .flat {
      display: block !important;
    }
    .turns .upright {
      display: none !important;
    }
    .flat {
      inline-size: 80mm;
      block-size: 20mm;
    }
    /* FEBRABAN's size: the 405 modules of 44 digits are 103 mm wide, plus two quiet zones of ten modules each. */
    .itf .flat {
      inline-size: calc(103mm * 425 / 405);
      block-size: 13mm;
    }
  }
`;
