import { css } from 'lit';

/** A slip in two columns where each has the space of a phone, and in one elsewhere. */
export const columnsStyles = css`
  [part='slip'],
  .columns {
    display: grid;
    gap: var(--_space);
  }
  /* Not a container query: an element that is a container collapses in a dialog or a flex row. */
  .columns {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(16.25em, 50% - 12px)), 1fr));
    column-gap: 24px;
  }
  .columns.single {
    grid-template-columns: minmax(0, 1fr);
  }
  .columns > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--_space);
  }
`;
