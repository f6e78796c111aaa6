import { css } from 'lit';

export const styles = css`
  img {
    inline-size: var(--pay-size-picture, 256px);
    block-size: auto;
    max-inline-size: 100%;
    min-block-size: 192px;
  }
  [part='placeholder'] {
    justify-self: center;
    inline-size: min(100%, 224px);
    aspect-ratio: 1;
    /* Seen in forced colours. */
    border: var(--_width) solid transparent;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: var(--_surface);
  }
  /* Of the field and the button. */
  [part='placeholder'].copy {
    inline-size: 100%;
    aspect-ratio: auto;
    block-size: 100px;
  }
  /* A code that looks wrong: no scanner reads it before the consumer has pressed the button. */
  [part='code'].dim > :not(button) {
    opacity: 0.12;
  }
  [part='code'].dim > button {
    position: absolute;
    inset: 0;
    place-self: center;
    background: #fff;
    color: #000;
    line-height: var(--pay-line-height, 1.5);
  }
  [part='elsewhere'] {
    justify-self: start;
  }
  @media print {
    [part='code'][hidden] {
      display: block;
    }
    /* From a phone: paper is scanned, and nothing is copied from it. */
    .copied > .columns {
      order: 1;
    }
    .copied [part='steps'] {
      display: none;
    }
    [part='hint'] {
      display: none;
    }
  }
  /* The height reserves space for the button, which is lazy-loaded. */
  [part='copy'] {
    display: grid;
    gap: var(--_half);
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 100px;
    align-content: start;
  }
  [part='copy'].row {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    row-gap: 0;
    min-block-size: 72px;
  }
  [part='copy'] > [part='hint'] {
    grid-column: 1 / -1;
    font-size: var(--_small);
  }
  /* Its beginning is enough to recognize it: nobody reads it, and the button copies all of it. */
  [part='data'] {
    overflow: hidden;
    padding: 10px 12px;
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_muted);
    font-size: var(--pay-font-size-tiny, 0.8125em);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
