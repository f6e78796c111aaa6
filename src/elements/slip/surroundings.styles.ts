import { css } from 'lit';

/** Styles of the parts around a slip, and of its printed code, in millimetres. */
export const styles = css`
  /* The result of a press stays in view, however long the slip is. */
  [part~='status']:not([part~='error'], [part~='expired'], [part~='spoken'], :empty) {
    position: sticky;
    inset-block-end: 8px;
    padding: var(--_half) var(--_space);
    border: var(--_width) solid var(--_edge);
    border-radius: var(--_radius);
    background: var(--pay-color-raised, Canvas);
    color: var(--pay-color-on-raised, CanvasText);
  }
  /* A message is right below what it is about. */
  [part='base'] > [part='tools'] {
    order: 1;
  }
  .code > [part='copy-button'].text {
    justify-self: start;
  }
  [part='copy-button'].text {
    flex: none;
    -webkit-user-select: none;
    user-select: none;
  }
  [part='warning'] {
    display: flex;
    gap: var(--_half);
    padding: 12px var(--_space);
    border: var(--_width) solid color-mix(in srgb, var(--_danger) 40%, transparent);
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_danger) 6%, transparent);
    font-weight: var(--_strong);
  }
  [part='warning'] > .icon {
    margin-block-start: 0.125em;
    color: var(--_danger);
  }
  /* A sign, a thick line and a colour: none of them alone. */
  .doubtful {
    text-decoration: underline 2px var(--_danger);
    text-underline-offset: 0.25em;
  }
  .code > .doubtful,
  [part='data'].doubtful {
    border: 2px solid var(--_danger);
    background: color-mix(in srgb, var(--_danger) 6%, transparent);
    text-decoration: none;
  }
  [part='ticket'] .doubtful {
    padding: 4px 8px;
  }
  .doubtful::before {
    content: '!';
    /* The warning names the value. */
    content: '!' / '';
    display: inline-block;
    inline-size: 1.375em;
    margin-inline-end: 0.5em;
    border: var(--_width) solid;
    border-radius: var(--pay-radius-pill, 999px);
    background: Canvas;
    color: var(--_danger);
    font-weight: var(--_strong);
    line-height: 1.25;
    text-align: center;
  }
  /* On the corner of the box: beside the digits, it would move them to other lines. There, a ticket has its button. */
  .code > .doubtful {
    position: relative;
  }
  .code:not([part='ticket'] > *) > .doubtful::before {
    position: absolute;
    inset: -0.75em 12px auto auto;
    margin: 0;
  }
  /* The digits run from left to right there, too. */
  .code:dir(rtl):not([part='ticket'] > *) > .doubtful::before {
    inset: -0.75em auto auto 12px;
  }
  [part='steps'] > [part='label'] {
    color: inherit;
    font-size: inherit;
    font-weight: var(--_strong);
  }
  ol + p {
    color: var(--_muted);
    font-size: var(--_small);
  }
  @media print {
    .on-screen {
      display: none;
    }
    .code {
      grid-template-rows: auto;
    }
    .bars {
      order: 1;
    }
    .bars + * {
      margin: 0;
    }
    [part='barcode'] {
      display: block !important;
      justify-self: start;
      padding-block: 3mm;
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
