import { css } from 'lit';

/** Barcodes, and the white ticket around one. */
export const ticketStyles = css`
  /* Not the host: as a container without a width, it would collapse in a dialog or a flex row. */
  .fit {
    display: grid;
    container-type: inline-size;
    overflow: auto;
  }
  /* The space after the bars is their own: there is none where they are hidden. */
  .bars > * {
    margin-block-end: var(--_space);
  }
  .bars + * {
    margin-block-start: calc(var(--_space) * -1);
  }
  /* Bars and their digits, as on a product: white in any theme. */
  [part='ticket'] {
    display: grid;
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    overflow: hidden;
    background: #fff;
    color: #000;
    color-scheme: only light;
    box-shadow: var(--pay-shadow, none);
  }
  [part='ticket'] .code {
    /* Space for the text of the button, which is lazy-loaded. */
    grid-template: minmax(28px, auto) auto / minmax(0, 1fr) minmax(6em, auto);
    align-items: center;
    padding: 8px var(--_space);
  }
  [part='ticket'] .code:not(:first-child) {
    padding-block-start: 4px;
    border-block-start: var(--_width) dashed #0004;
    /* Cut off where the bars are hidden. */
    margin-block-start: calc(var(--_width) * -1);
  }
  [part='ticket'] [part='value'] {
    grid-column: 1 / -1;
    justify-self: start;
    padding: 0;
    border: 0;
    background: none;
  }
  [part='ticket'] .code [part='copy-button'].text {
    grid-area: 1 / 2;
    justify-self: end;
    margin: 0;
    /* The button is higher than its text. */
    margin-block: -8px;
  }
  [part='ticket'] [part='label'] {
    color: #555;
  }
  @media (forced-colors: active) {
    [part='ticket'] [part] {
      color: CanvasText;
    }
  }
  /* Bars are never scaled, because scanners could not read them. */
  [part='barcode'] {
    justify-self: center;
    max-inline-size: 100%;
    padding-block: 8px;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: #fff;
    color-scheme: only light;
    line-height: 0;
    forced-color-adjust: none;
  }
  .bars > [part='barcode'] {
    display: grid;
    justify-self: stretch;
    justify-content: center;
    border: var(--_width) solid var(--_line);
  }
  [part='barcode'] path {
    fill: #000;
  }
  /*
   * A phone cannot scan its own screen, and a scanner reads only bars of whole pixels. Where the bars are hidden, a press fills the
   * screen with them.
   */
  .instead,
  .on-phone {
    display: none;
  }
  @media screen and (pointer: coarse) {
    .fit > .itf {
      display: none;
    }
    .instead,
    .on-phone {
      display: inline-flex;
    }
  }
  /* Space for a button that is lazy-loaded. */
  .act {
    min-block-size: 48px;
  }

  @container (max-width: 432px) {
    .fit > .large {
      display: none;
    }
    .instead {
      display: inline-flex;
    }
  }
  @container (max-width: 299px) {
    .fit > .medium {
      display: none;
    }
  }
  @container (max-width: 263px) {
    .fit > .small {
      display: none;
    }
  }
`;
