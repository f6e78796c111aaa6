import { css } from 'lit';

/** The buttons below a slip. */
export const toolsStyles = css`
  [part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space);
    /* The buttons are higher than what is seen of them. */
    margin-block: -12px -8px;
  }
  [part='tools'] .button {
    font-size: var(--_small);
  }
`;
