import { css } from 'lit';

export const styles = css`
  /* The status is after the form, which is removed before it. On screen it is between the input and the buttons. */
  form {
    display: contents;
  }
  label {
    display: block;
    font-weight: var(--_strong);
  }
  .fit {
    container-type: inline-size;
  }
  /* One input above cells: it is filled in, pasted into and read as one. */
  [part='cells'] {
    --step: min(56px, (100vw - 56px) / var(--digits, 6));
    position: relative;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: calc(var(--step) - 8px);
    gap: 8px;
    inline-size: calc(var(--step) * var(--digits, 6) - 8px);
    min-block-size: 56px;
    /* On a page from right to left, the wider input would begin outside. */
    direction: ltr;
    overflow: hidden;
    overflow: clip;
    overflow-clip-margin: 8px;
  }
  @supports (inline-size: 1cqi) {
    [part='cells'] {
      --step: min(64px, (100cqi + 8px) / var(--digits, 6));
    }
  }
  [part='cells'] > span {
    border: var(--_width) solid var(--_edge);
    border-radius: min(16px, var(--pay-radius-input, var(--_radius)));
  }
  [part='cells']:focus-within > .active {
    outline: var(--pay-focus-width, 3px) solid var(--pay-color-focus, var(--_link));
    outline-offset: calc(var(--_width) * -1);
  }
  .wrong > span {
    border-color: var(--_danger);
    background: color-mix(in srgb, var(--_danger) 6%, transparent);
    box-shadow: inset 0 0 0 var(--_width) var(--_danger);
  }
  input {
    position: absolute;
    inset: 0 auto 0 0;
    /* Wider than the cells by one, so that the last digit does not scroll. */
    inline-size: calc(var(--step) * (var(--digits, 6) + 1));
    padding: 0;
    padding-inline-start: calc((var(--step) - 8px - 1ch) / 2);
    border: 0;
    outline: 0 !important;
    background: none;
    color: inherit;
    /* On an iPhone, the page zooms in on an input with text of less than 16 pixels. */
    font: var(--_strong) max(16px, var(--pay-font-size-otp, 1.5em)) / 1.2 var(--_mono);
    font-variant-numeric: tabular-nums;
    letter-spacing: calc(var(--step) - 1ch);
  }
  /* A wrong code is selected, so that typing replaces it. The cells show that: the selection would be a bar across them. */
  .wrong > input::selection {
    background: none;
    color: inherit;
  }
  /* Forced colours would draw the selection as a bar. */
  @media (forced-colors: active) {
    .wrong > input {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
  .done {
    color: var(--_success);
  }
  .done + #status {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
    text-align: center;
  }
  [part='actions'] {
    order: 1;
    display: grid;
    gap: 8px;
  }
  /* As wide as six cells. */
  form > *,
  form + #status {
    max-inline-size: 376px;
  }
`;
