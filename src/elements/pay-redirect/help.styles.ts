import { css } from 'lit';

export const styles = css`
  [part='help'] {
    display: grid;
    gap: var(--_space);
    padding: var(--pay-padding-card, var(--_space));
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
  }
  [part='copy'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space);
  }
  [part='url'] {
    flex: 1 1 17em;
    max-block-size: var(--pay-size-text, 4.5em);
    overflow: auto;
    font-size: var(--pay-font-size-tiny, 0.8125em);
  }
`;
