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
  input {
    inline-size: 100%;
    max-inline-size: var(--pay-size-otp, 16rem);
    min-block-size: var(--_target);
    margin-block-start: 0.25rem;
    padding: 0.5rem var(--pay-padding-input, 0.75rem);
    border: var(--_width) solid var(--_edge);
    border-radius: var(--pay-radius-input, var(--_radius));
    background: var(--pay-color-input, var(--_surface));
    color: inherit;
    font: var(--_strong) var(--pay-font-size-otp, 1.375rem) / 1.2 var(--_mono);
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--pay-letter-spacing-otp, 0.25em);
  }
  input[aria-invalid='true'] {
    border-color: var(--_danger);
  }
  [part='actions'] {
    order: 1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_half);
  }
`;
