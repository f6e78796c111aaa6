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
  [part='menu'] {
    flex: 1;
  }
  [part='save'] {
    list-style: none;
  }
  [part='save']::-webkit-details-marker {
    display: none;
  }
  [open] > [part='save'] > .icon:last-child {
    transform: scaleY(-1);
  }
  .menu {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    padding: 4px var(--_space);
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    text-align: start;
  }
  .menu > .button {
    justify-content: start;
    text-align: start;
  }
`;
