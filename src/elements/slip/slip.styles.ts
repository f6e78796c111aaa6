import { css } from 'lit';

/** Styles of the slip itself. */
export const styles = css`
  /* Not the host: as a container without a width, it would collapse in a dialog or a flex row. */
  .fit {
    display: grid;
    container-type: inline-size;
  }
  [part='slip'] {
    display: grid;
    gap: var(--_space);
  }
  .code {
    display: grid;
    /* The last row reserves space for the button, which is lazy-loaded. */
    grid-template-rows: auto auto minmax(var(--_target), auto);
    justify-items: start;
    gap: var(--_half);
    padding: var(--pay-padding-card, var(--_space));
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
  }
  .code [part='value'] {
    font-size: var(--pay-font-size-value, 1.125em);
    font-weight: var(--_strong);
  }
  /* Bars are never scaled, because scanners could not read them. If they do not fit, they are upright. */
  [part='barcode'] {
    justify-self: center;
    max-inline-size: 100%;
    padding-block: 0.75rem;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: #fff;
    line-height: 0;
    forced-color-adjust: none;
  }
  [part='barcode'] path {
    fill: #000;
  }
  .turns .upright,
  .paper {
    display: none;
  }
  .turns .upright {
    margin-inline: 0.75rem;
  }
  @container (max-width: 27rem) {
    .turns:not(.slim) .flat {
      display: none;
    }
    .turns:not(.slim) .upright {
      display: block;
    }
  }
  @container (max-width: 18.75rem) {
    .slim .flat {
      display: none;
    }
    .slim .upright {
      display: block;
    }
  }
`;
