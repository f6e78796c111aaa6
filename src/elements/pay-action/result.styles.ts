import { css } from 'lit';

export const resultStyles = css`
  [part='result'],
  .unusable {
    display: grid;
    gap: var(--_half);
    justify-items: center;
    text-align: center;
  }
  /* A receipt. */
  [part='result'].complete {
    padding: var(--pay-padding-card, var(--_space));
    padding-block-start: calc(var(--_space) * 1.5);
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--pay-shadow, none);
  }
  [part='disc'] {
    order: -1;
  }
  [part='disc'].complete {
    color: var(--_success);
  }
  /* Time has run out: nothing went wrong. */
  [part='disc'].cancelled,
  [part='disc'].expired {
    color: var(--_muted);
  }
  [part='result'] > #status {
    font-size: var(--pay-font-size-large, 1.25em);
    font-weight: var(--_strong);
  }
  .unusable [part='advice'] {
    color: inherit;
  }
  /* Apart from the head, which begins at the side. */
  [part='head'] ~ :is([part='result'], .unusable):not(.replaced) {
    padding-block-start: var(--_space);
  }
  slot[name='next']::slotted(*) {
    box-sizing: border-box;
    inline-size: 100%;
  }
  /* The way out, which is the only solid button. Most pages have a colour for links, which must not be that of the button. */
  slot[name='next']::slotted(a) {
    display: grid;
    place-content: center;
    min-block-size: 48px;
    margin-block-start: var(--_half);
    padding: 0.5em var(--pay-padding-button, 1.25em);
    border-radius: var(--pay-radius-button, var(--_radius));
    background: var(--_accent) !important;
    color: var(--_on-accent) !important;
    font-weight: var(--pay-font-weight-button, var(--_strong));
    text-decoration: none !important;
  }
  @media (forced-colors: active) {
    slot[name='next']::slotted(a) {
      border: var(--_width) solid LinkText;
      background: ButtonFace !important;
      color: LinkText !important;
    }
  }
  [part='slip'] {
    display: grid;
    gap: var(--_half);
    justify-self: stretch;
  }
  [part='result'] [part='facts'] {
    text-align: start;
  }
  [part='reason'],
  [part='advice'],
  [part='next'] {
    color: var(--_muted);
  }
  /* What decides whether to pay again. */
  .expired [part='reason'] {
    color: inherit;
  }
  [part='charged'],
  [part='question'],
  .waiting > [part='advice'] {
    color: inherit;
    font-weight: var(--_strong);
  }
  .late {
    display: grid;
    gap: var(--_half);
    margin-block-start: var(--_half);
    text-align: center;
  }
  .late [part='question'] {
    font-size: var(--pay-font-size-value, 1.125em);
  }
  /* After the text, not after the other button. */
  [part='result'] :is(p, [name='contact']) + .button,
  .unusable > .button {
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
    [part='disc'].complete > .icon {
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
  .replaced > #status {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
