import { css, type CSSResultGroup } from 'lit';
import { markStyles } from './mark.styles.js';

const styles = css`
  [part='head'] {
    display: grid;
    grid-template: auto auto / auto minmax(min-content, 1fr);
    align-items: center;
    column-gap: 12px;
    min-block-size: 56px;
  }
  /* The time left, below the rest: in some languages it takes a line. The empty paragraph reserves its space, as it is lazy-loaded. */
  [part='head'] > :empty,
  [part='left'] {
    grid-column: 2;
    justify-self: start;
    min-block-size: 24px;
    margin-block-start: 4px;
  }
  [part='mark'] {
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_link);
    font-size: 18px;
  }
  ::slotted([slot='mark']) {
    max-inline-size: 100%;
    max-block-size: 100%;
  }
  [part='title'] {
    font-weight: var(--_strong);
    overflow-wrap: break-word;
  }
  /* Nothing is below the name. */
  .single [part='title'] {
    grid-row: 1 / 3;
  }
  [part='account'],
  [part='merchant'] {
    grid-column: 2 / -1;
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }
  [part='account'],
  [part='merchant'] > span {
    color: var(--_muted);
  }
  [part='head'] [part='amount'] {
    grid-column: 2 / -1;
    /* A number fits on a line. */
    font-size: min(var(--pay-font-size-amount, 1.75em), 8vw);
    font-weight: var(--pay-font-weight-amount, 700);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  [part='amount'].long {
    font-size: var(--pay-font-size-large, 1.25em);
  }
`;

/** The head of a step: mark, name of the method, amount or account, and space for the time left. */
export const headStyles: CSSResultGroup = [markStyles, styles];
