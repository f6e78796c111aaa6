import { css } from 'lit';

export const styles = css`
  [part='row'] {
    padding-block: var(--_half);
    border-block-end: var(--_width) solid var(--_line);
  }
  /* Space for the buttons, which are lazy-loaded. */
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
  /* Values are written from left to right in every language, but aligned with their labels. */
  [part='row']:dir(rtl) [part='value'] {
    text-align: end;
  }
  [part='copy-button'] {
    flex: none;
    user-select: none;
  }
  .code [part='value'],
  .text {
    font-family: inherit;
  }
  .code [part='value'] {
    font-size: var(--pay-font-size-amount, 1.5em);
    line-height: 1.2;
  }
`;
