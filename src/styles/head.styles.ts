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
  .sum {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    row-gap: 4px;
    column-gap: 12px;
  }
  /* The time left, beside the amount if there is space for it in any language. It is lazy-loaded: what is around it must not move. */
  .left {
    display: grid;
    flex: 1 1 15em;
    justify-items: start;
    min-inline-size: 0;
    min-block-size: 24px;
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
  [part='title'],
  [part='purpose'] {
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
  [part='head'] [part='amount'],
  [part='result'] [part='amount'] {
    /* A number fits on a line. */
    font-size: min(var(--pay-font-size-amount, 1.75em), 8vw);
    font-weight: var(--pay-font-weight-amount, 700);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  [part='amount'].long,
  [part='purpose'] {
    font-size: var(--pay-font-size-large, 1.25em);
  }
`;

/** The head of a step: mark, name of the method, amount or account, and space for the time left. */
export const headStyles: CSSResultGroup = [markStyles, styles];
