import { css } from 'lit';

/** What is on a slip itself. */
export const styles = css`
  /* Not the host: an element without a width of its own would vanish in a dialog or a row. */
  .fit {
    display: grid;
    container-type: inline-size;
  }
  [part='slip'] {
    display: grid;
    gap: var(--space);
  }
  .code {
    display: grid;
    /* The last row waits for the button. */
    grid-template-rows: auto auto minmax(2.75rem, auto);
    justify-items: start;
    gap: calc(var(--space) / 2);
    padding: var(--space);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .code [part='value'] {
    font-size: 1.125em;
    font-weight: 600;
  }
  /* Bars are never scaled: a scanner could not read them. Where they do not fit they stand upright. */
  [part='barcode'] {
    justify-self: center;
    max-inline-size: 100%;
    padding-block: 0.75rem;
    border-radius: var(--radius);
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
  @container (max-width: 27rem) {
    .turns .flat {
      display: none;
    }
    .turns .upright {
      display: block;
      margin-inline: 0.75rem;
    }
  }
`;
