import { css } from 'lit';

export const styles = css`
  /* Black on white in any theme, or scanners fail; wider than the page, it scrolls rather than shrinks. */
  [part='code'] {
    justify-self: center;
    max-inline-size: 100%;
    overflow: auto;
    border-radius: var(--radius);
    background: #fff;
    forced-color-adjust: none;
    line-height: 0;
  }
  svg {
    fill: #000;
  }
  img {
    inline-size: 16rem;
    block-size: auto;
    max-inline-size: 100%;
    min-block-size: 12rem;
  }
  .copy {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--space);
    padding: calc(var(--space) / 2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  [part='data'] {
    max-block-size: 4.5em;
    overflow: auto;
    font-size: 0.8125em;
  }
`;
