import { css } from 'lit';

export const styles = css`
  img {
    inline-size: 16rem;
    block-size: auto;
    max-inline-size: 100%;
    min-block-size: 12rem;
  }
  [part='cover'] {
    justify-self: center;
    display: grid;
    place-items: center;
    inline-size: 16rem;
    max-inline-size: 100%;
    aspect-ratio: 1;
    border: 1px dashed var(--edge);
    border-radius: var(--radius);
    color: var(--muted);
  }
  [part='cover']::before {
    content: '\\00d7';
    font-size: 6rem;
  }
  [part='slip'] {
    display: grid;
    gap: var(--space);
  }
  .copy {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space);
    min-block-size: 5.5em;
    padding: calc(var(--space) / 2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  [part='data'] {
    flex: 1 1 9em;
    max-block-size: 4.5em;
    overflow: auto;
    font-size: 0.8125em;
  }
`;
