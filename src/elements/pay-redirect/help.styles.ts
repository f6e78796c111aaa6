import { css } from 'lit';

export const styles = css`
  [part='help'] {
    display: grid;
    gap: var(--space);
    padding: var(--space);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .copy {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space);
  }
  [part='url'] {
    flex: 1 1 9em;
    max-block-size: 4.5em;
    overflow: auto;
    font-size: 0.8125em;
  }
`;
