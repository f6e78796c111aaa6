import { css } from 'lit';

export const drawingStyles = css`
  /* Black on white in any theme, or scanners fail; wider than the page, it scrolls rather than shrinks. */
  [part='code'] {
    justify-self: center;
    max-inline-size: 100%;
    overflow: auto;
    border-radius: var(--pay-radius-code, var(--_radius));
    background: #fff;
    forced-color-adjust: none;
    line-height: 0;
  }
  svg {
    fill: #000;
  }
`;
