import { css } from 'lit';

export const styles = css`
  [part='row'] {
    padding-block: var(--_half);
    border-block-end: var(--_width) solid var(--_line);
  }
  /* Room for the buttons, which come later. */
  [part='row'] dd,
  dl + div {
    min-block-size: var(--_target);
  }
  [part='row'] dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space);
  }
  [part='row'] [part='value'] {
    flex: 1 1 9em;
  }
  /* Values are read from the left everywhere, and stand below their labels. */
  [part='row']:dir(rtl) [part='value'] {
    text-align: end;
  }
  [part='copy-button'] {
    flex: none;
    user-select: none;
  }
  .code [part='value'],
  .words {
    font-family: inherit;
  }
  .code [part='value'] {
    font-size: var(--pay-font-size-amount, 1.5em);
    line-height: 1.2;
  }
`;
