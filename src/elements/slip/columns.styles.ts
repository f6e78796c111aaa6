import { css } from 'lit';

/** Two columns where each has the space of a phone, and one elsewhere. */
export const columns = css`repeat(auto-fit, minmax(min(100%, max(16.25em, 50% - 12px)), 1fr))`;

/** A slip in columns. */
export const columnsStyles = css`
  [part='slip'],
  .columns {
    display: grid;
    gap: var(--_space);
  }
  /* Not a container query: an element that is a container collapses in a dialog or a flex row. */
  .columns {
    grid-template-columns: ${columns};
    column-gap: 24px;
  }
  /* In two columns, the tools are right below what they are for. */
  .whole {
    grid-template-rows: auto 1fr;
  }
  .whole > :nth-child(2) {
    grid-row: span 2;
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
