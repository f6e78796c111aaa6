import { css } from 'lit';

export const drawingStyles = css`
  /* Black on white in any theme, or scanners fail. A code that is wider than the page scrolls: it must not shrink. */
  [part='code'] {
    justify-self: center;
    max-inline-size: 100%;
    overflow: auto;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: #fff;
    forced-color-adjust: none;
    line-height: 0;
  }
  [part='code'] svg {
    fill: #000;
  }
`;
