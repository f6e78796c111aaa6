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
    padding: var(--_space);
    border: 0;
    background: #fff;
    color: #000;
    color-scheme: only light;
    forced-color-adjust: none;
  }
  dialog[open] {
    display: grid;
    grid-template-rows: 1fr;
    justify-items: center;
    align-items: center;
    gap: var(--_space);
  }
  dialog [part='value'] {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
  }
  dialog p {
    text-align: center;
  }
`;
