import { css } from 'lit';

export const drawingStyles = css`
  /*
   * Black on white in any theme, or scanners fail: also where a browser or an app darkens pages by itself, which turns what is
   * white to black, and leaves what is black.
   */
  [part='code'] {
    position: relative;
    justify-self: center;
    max-inline-size: 100%;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: #fff;
    color-scheme: only light;
    forced-color-adjust: none;
    line-height: 0;
  }
  /* On a narrow page a code shrinks: of a part of it, no scanner reads anything. */
  [part='code'] svg {
    max-inline-size: 100%;
    block-size: auto;
    fill: #000;
  }
  /* The same code as an image covers the drawing, for a long press. Where the page's policy blocks it, nothing is seen of it. */
  [part='code'] svg + img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    image-rendering: pixelated;
  }
`;
