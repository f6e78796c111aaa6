import { css } from 'lit';

/** The box that every element is, and the pieces that most have. */
export const host = css`
  :host {
    display: block;
    color: var(--pay-color-text, inherit);
    font-family: var(--pay-font-family, inherit);
    line-height: 1.5;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p,
  dl,
  dd {
    margin: 0;
  }
  [part='base'] {
    display: grid;
    gap: var(--space);
  }
  [part='hint'] {
    color: var(--muted);
  }
  [role='status'] {
    outline: none;
    overflow-wrap: anywhere;
  }
  /* Without room of its own, but there: a live region that comes with its words is not heard by all. */
  [role='status']:empty {
    position: absolute;
    clip-path: inset(50%);
  }
  [part~='error'] {
    color: var(--danger);
  }
  code,
  [part='value'] {
    font-family: var(--mono);
    overflow-wrap: anywhere;
  }
`;
