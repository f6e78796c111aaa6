import { css } from 'lit';

export const styles = css`
  /* Fills the screen, and is white in any theme: scanners need a bright screen. */
  dialog {
    inline-size: 100vw;
    max-inline-size: none;
    block-size: 100vh;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: var(--_half) var(--_space);
    border: 0;
    background: #fff;
    color: #000;
    color-scheme: only light;
    forced-color-adjust: none;
  }
  dialog[open] {
    display: grid;
    grid-template-rows: auto 1fr;
    justify-items: center;
    align-items: center;
    gap: var(--_space);
  }
  dialog [part='value'] {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
  }
  dialog [part='value'].short {
    font-size: var(--pay-font-size-amount, 1.75em);
  }
  dialog form {
    inline-size: min(100%, 312px);
  }
  /* No colour of a theme: the dialog is white in each. */
  dialog .button {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  dialog [part='value'].alone {
    font-size: calc(var(--pay-font-size-amount, 1.75em) * 1.25);
    overflow-wrap: anywhere;
  }
  dialog p,
  dialog div {
    display: grid;
    justify-items: center;
    line-height: 1.25;
    text-align: center;
  }
  /* The theme's colour may be for a dark page. */
  dialog [part='label'] {
    color: inherit;
  }
  dialog [part='amount'] {
    font-size: calc(var(--pay-font-size-amount, 1.75em) * 1.25);
    font-weight: var(--pay-font-weight-amount, 700);
  }
`;
