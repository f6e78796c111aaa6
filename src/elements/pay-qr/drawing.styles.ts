import { css } from 'lit';

export const drawingStyles = css`
  /*
   * Black on white in any theme, or scanners fail: also where a browser or an app darkens pages by itself, which turns what is
   * white to black, and leaves what is black. A code that is wider than the page scrolls: it must not shrink.
   */
  [part='code'] {
    justify-self: center;
    max-inline-size: 100%;
    overflow: auto;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: #fff;
    color-scheme: only light;
    forced-color-adjust: none;
    line-height: 0;
  }
  [part='code'] svg {
    fill: #000;
  }
`;
