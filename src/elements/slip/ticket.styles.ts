import { css } from 'lit';

/** Barcodes, and the white ticket around one. */
export const ticketStyles = css`
  /* Not the host: as a container without a width, it would collapse in a dialog or a flex row. */
  .fit {
    display: grid;
    container-type: inline-size;
    overflow: auto;
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
    padding: 8px var(--_space);
  }
  [part='ticket'] .code:not(:first-child) {
    grid-template: auto auto / minmax(0, 1fr) auto;
    align-items: center;
    padding: 4px var(--_space) 8px;
    border-block-start: var(--_width) dashed #0004;
  }
  [part='ticket'] [part='value'] {
    grid-column: 1;
    justify-self: start;
    padding: 0;
    border: 0;
    background: none;
    text-wrap: balance;
  }
  [part='ticket'] .code:not(:first-child) [part='copy-button'] {
    grid-area: 1 / 2 / 3 / 3;
    margin: 0;
  }
  [part='ticket'] [part='label'] {
    color: #555;
  }
  @media (forced-colors: active) {
    [part='ticket'] [part] {
      color: CanvasText;
    }
  }
  /* Bars are never scaled, because scanners could not read them. If they do not fit, they are upright. */
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
  [part='barcode'] path {
    fill: #000;
  }
  .turns .upright {
    display: none;
    margin-inline: 12px;
  }
  /* A phone cannot scan its own screen: a press fills the screen with the bars, for another device. */
  @media screen and (pointer: coarse) {
    [part='slip'] > .fit {
      display: none;
    }
  }
  @media not (pointer: coarse) {
    .handheld {
      display: none;
    }
    /* Space for a button that is lazy-loaded. */
    .act {
      min-block-size: 48px;
    }
  }

  @container (max-width: 432px) {
    .turns:not(.slim) .flat {
      display: none;
    }
    .turns:not(.slim) .upright {
      display: block;
    }
  }
  @container (max-width: 300px) {
    .slim .flat {
      display: none;
    }
    .slim .upright {
      display: block;
    }
  }
`;
