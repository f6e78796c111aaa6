import { css } from 'lit';

export const resultStyles = css`
  [part='result'],
  .unusable {
    display: grid;
    gap: var(--_half);
    justify-items: center;
    padding: calc(var(--_space) * 1.5) var(--pay-padding-card, var(--_space)) var(--pay-padding-card, var(--_space));
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
    text-align: center;
  }
  [part='disc'] {
    order: -1;
    display: grid;
    place-items: center;
    inline-size: 56px;
    aspect-ratio: 1;
    border-radius: var(--pay-radius-pill, 999px);
    background: var(--_surface);
    color: var(--_danger);
    font-size: 26px;
  }
  @supports (color: light-dark(red, red)) {
    [part='disc'] {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  [part='disc'].complete {
    color: var(--_success);
  }
  /* Time has run out: nothing went wrong. */
  [part='disc'].cancelled,
  [part='disc'].expired {
    color: var(--_muted);
  }
  [part='result'] > [role='status'] {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
  }
  .unusable > [part~='error'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
  slot[name='next']::slotted(*) {
    inline-size: 100%;
  }
  [part='slip'] {
    justify-self: stretch;
    margin-block-start: var(--_half);
    text-align: start;
  }
  [part='reason'],
  [part='charged'],
  [part='next'] {
    color: var(--_muted);
  }
  /* After the text, not after the other button. */
  [part='result'] p + .button {
    margin-block-start: var(--_half);
  }
  @media (prefers-reduced-motion: no-preference) {
    [part='result'] {
      animation: rise var(--pay-motion-result, 0.3s) ease-out;
    }
    @keyframes rise {
      from {
        transform: translateY(12px);
      }
    }
    [part='disc'] {
      animation: appear var(--pay-motion-result, 0.3s) ease-out;
    }
    .complete .icon {
      stroke-dasharray: 24;
      animation: draw calc(var(--pay-motion-result, 0.3s) * 1.2) calc(var(--pay-motion-result, 0.3s) / 2) both;
    }
    @keyframes appear {
      from {
        transform: scale(0.6);
        opacity: 0;
      }
    }
    @keyframes draw {
      from {
        stroke-dashoffset: 24;
      }
    }
  }
  .replaced > [part='disc'] {
    display: none;
  }
  [part='result'].replaced {
    display: contents;
    text-align: start;
  }
  .replaced > [role='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
