import { css } from 'lit';

/** The box that every element is, and the pieces that most have. */
export const host = css`
  :host {
    display: block;
    padding: var(--pay-padding, 0);
    border-radius: var(--_radius);
    background: var(--pay-color-background, none);
    color: var(--pay-color-text, inherit);
    color-scheme: var(--pay-color-scheme, inherit);
    font-family: var(--pay-font-family, inherit);
    font-size: var(--pay-font-size, inherit);
    line-height: var(--pay-line-height, 1.5);
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
    gap: var(--_space);
  }
  [part='hint'] {
    color: var(--_muted);
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
    color: var(--_danger);
  }
  code,
  [part='value'] {
    font-family: var(--_mono);
    overflow-wrap: anywhere;
  }
`;
