import { css } from 'lit';

export const styles = css`
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    min-inline-size: 0;
    max-inline-size: var(--pay-size-input, none);
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: var(--pay-font-size-value, 1.125em);
    font-weight: var(--_strong);
  }
  legend + * {
    margin-block-start: var(--_half);
  }
  [part='field'] {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  [part='field'].row {
    flex: 1 1 8em;
  }
  small {
    color: var(--_muted);
    font-size: inherit;
    font-weight: normal;
  }
  .short input {
    inline-size: calc(10ch + 2 * var(--pay-padding-input, 12px));
  }
  label {
    overflow-wrap: anywhere;
    display: block;
    font-size: var(--_small);
    font-weight: var(--_strong);
  }
  [part='field'] > [part='error'] {
    display: flex;
    gap: 0.375em;
    margin-block-start: 4px;
  }
  /* Clear of the ring of the focus. */
  [part='hint'] {
    margin-block-start: 6px;
  }
  [part='hint'],
  [part='error'] {
    font-size: var(--_small);
    overflow-wrap: anywhere;
  }
  input,
  select {
    inline-size: 100%;
    max-inline-size: var(--pay-size-input, none);
    min-block-size: 48px;
    margin-block-start: 4px;
    padding: 8px var(--pay-padding-input, 12px);
    border: var(--_width) solid var(--_edge);
    border-radius: var(--pay-radius-input, var(--_radius));
    background-color: var(--pay-color-input, transparent);
    color: inherit;
    font: inherit;
    /* On an iPhone, the page zooms in on an input with smaller text. */
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }
  /* The browser's own arrow is close to the edge, and its text further inside than that of inputs. */
  @media (forced-colors: none) {
    select {
      --_arrow: 14px;
      appearance: none;
      padding-inline-end: calc(var(--_arrow) * 2.5);
      background-image:
        linear-gradient(45deg, transparent 50%, currentColor 50%),
        linear-gradient(-45deg, transparent 50%, currentColor 50%);
      background-position:
        right calc(var(--_arrow) + 6px) center,
        right var(--_arrow) center;
      background-repeat: no-repeat;
      background-size: 6px 6px;
    }
    select:dir(rtl) {
      background-position:
        left var(--_arrow) center,
        left calc(var(--_arrow) + 6px) center;
    }
  }
  option {
    background-color: Canvas;
    color: CanvasText;
  }
  input[dir='ltr'] {
    font-variant-numeric: tabular-nums;
  }
  :dir(rtl) > input:dir(ltr) {
    text-align: end;
  }
  [aria-invalid='true'] {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 var(--_width) var(--_danger);
  }
  :disabled {
    opacity: var(--pay-opacity-disabled, 0.65);
  }
  :disabled :disabled {
    opacity: 1;
  }
  [part='summary'] {
    padding: var(--pay-padding-card, var(--_space));
    border: var(--_width) solid color-mix(in srgb, var(--_danger) 40%, transparent);
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_danger) 6%, transparent);
  }
  [part='summary-title'] {
    font-weight: var(--_strong);
  }
  ul {
    /* The buttons are higher than what is seen of them. */
    margin: 0 0 -10px;
    padding: 0;
    list-style: none;
  }
  [part='summary-link'] {
    min-block-size: var(--_target);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  /* Visually hidden: the same text is shown next to the fields. */
  #status {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  :host {
    position: relative;
  }
`;
