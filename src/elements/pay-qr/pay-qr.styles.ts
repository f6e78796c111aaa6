import { css } from 'lit';

export const styles = css`
  img {
    inline-size: var(--pay-size-picture, 16rem);
    block-size: auto;
    max-inline-size: 100%;
    min-block-size: 12rem;
  }
  [part='cover'] {
    justify-self: center;
    display: grid;
    place-items: center;
    inline-size: var(--pay-size-picture, 16rem);
    max-inline-size: 100%;
    aspect-ratio: 1;
    border: var(--_width) dashed var(--_edge);
    border-radius: var(--_radius);
    color: var(--_muted);
  }
  [part='cover']::before {
    content: '\\00d7';
    font-size: 6rem;
  }
  [part='slip'] {
    display: grid;
    gap: var(--_space);
  }
  [part='copy'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
    min-block-size: 5.5em;
    padding: var(--_half);
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
  }
  [part='data'] {
    flex: 1 1 9em;
    max-block-size: var(--pay-size-text, 4.5em);
    overflow: auto;
    font-size: var(--pay-font-size-tiny, 0.8125em);
  }
`;
