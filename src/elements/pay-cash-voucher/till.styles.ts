import { css } from 'lit';

export const styles = css`
  /* All of the screen, and white in any theme: a scanner sees what is bright. */
  dialog {
    inline-size: 100vw;
    max-inline-size: none;
    block-size: 100vh;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: var(--space);
    border: 0;
    background: #fff;
    color: #000;
    color-scheme: light;
    forced-color-adjust: none;
  }
  dialog[open] {
    display: grid;
    grid-template-rows: 1fr;
    justify-items: center;
    align-items: center;
    gap: var(--space);
  }
  dialog [part='value'] {
    font-size: 1.25em;
    font-weight: 700;
  }
  dialog p {
    text-align: center;
  }
`;
