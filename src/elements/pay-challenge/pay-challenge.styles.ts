import { css } from 'lit';

export const styles = css`
  [part='bank'] {
    display: grid;
  }
  /* The progress is in the middle of the frame until the bank's page is there. */
  [part='bank'] > * {
    grid-area: 1 / 1;
  }
  /* EMVCo has windows of 400 and 600 pixels in height, and pages that fit any width from 250 pixels on. */
  [part='frame'] {
    inline-size: 100%;
    block-size: clamp(400px, 80vh, 600px);
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
  }
  /* An empty frame would be a white page. */
  .loading > [part='frame'] {
    opacity: 0;
  }
  .loading {
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  [part='frame'] ~ [part~='status'] {
    place-self: center;
    pointer-events: none;
  }
  .loading::before {
    grid-area: 1 / 1;
    place-self: center;
    margin-block-end: 72px;
    font-size: var(--pay-font-size-amount, 1.75em);
  }
`;
