import { css } from 'lit';

export const styles = css`
  /* The status is after the form, which is removed before it. On screen it is between the input and the buttons. */
  form {
    display: contents;
  }
  label {
    display: block;
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
    line-height: 1.3;
  }
  .fit {
    container-type: inline-size;
  }
  /* One input that is drawn as cells: it is filled in, pasted into and read as one. */
  [part='cells'] {
    --cell: min(56px, (100vw - 64px) / var(--digits, 6));
    inline-size: calc(var(--cell) * var(--digits, 6));
    /* On a page from right to left, the wider input would begin outside. */
    direction: ltr;
    overflow: hidden;
    overflow: clip;
    border: var(--_width) solid var(--_edge);
    border-radius: var(--pay-radius-input, var(--_radius));
    background: linear-gradient(to right, var(--_line) var(--_width), transparent 0) calc(var(--_width) * -1) 0 /
      var(--cell);
  }
  @supports (inline-size: 1cqi) {
    [part='cells'] {
      --cell: min(56px, 100cqi / var(--digits, 6));
    }
  }
  [part='cells']:focus-within {
    outline: var(--pay-focus-width, 3px) solid var(--pay-color-focus, var(--_link));
    outline-offset: var(--pay-focus-offset, 2px);
  }
  .wrong {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 var(--_width) var(--_danger);
  }
  input {
    display: block;
    /* Wider than the cells by one, so that the last digit does not scroll. */
    inline-size: calc(var(--cell) * (var(--digits, 6) + 1));
    min-block-size: 56px;
    padding: 0;
    padding-inline-start: calc((var(--cell) - 1ch) / 2);
    border: 0;
    outline: 0 !important;
    background: none;
    color: inherit;
    /* On an iPhone, the page zooms in on an input with text of less than 16 pixels. */
    font: var(--_strong) max(16px, var(--pay-font-size-otp, 1.5em)) / 1.2 var(--_mono);
    font-variant-numeric: tabular-nums;
    letter-spacing: calc(var(--cell) - 1ch);
  }
  /* A wrong code is selected. In a full colour, the selection would look like a bar across the cells. */
  ::selection {
    background: color-mix(in srgb, var(--_accent) 25%, transparent);
    color: inherit;
  }
  [part='actions'] {
    order: 1;
    display: grid;
    gap: 4px;
    max-inline-size: 336px;
  }
`;
