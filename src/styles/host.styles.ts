import { css } from 'lit';

/** The host box of every element, and parts that most elements have. */
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
    max-inline-size: var(--pay-size-column, 32rem);
  }
  /* For screen readers only. */
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [part='hint'] {
    color: var(--_muted);
  }
  [role='status'] {
    outline: none;
    overflow-wrap: anywhere;
  }
  /* Takes no space but exists: some screen readers ignore a live region that is inserted with its text. */
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
