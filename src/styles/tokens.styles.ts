import { css } from 'lit';

/**
 * Defaults of tokens that are used in several places, as private properties; a token set by the page overrides them. Text and
 * lines use the page's colour; the rest depends on `color-scheme`. tokens.json documents each token.
 */
export const tokens = css`
  :host {
    --_muted: var(--pay-color-muted, color-mix(in srgb, currentColor 72%, transparent));
    --_line: var(--pay-color-line, color-mix(in srgb, currentColor 24%, transparent));
    --_edge: var(--pay-color-edge, color-mix(in srgb, currentColor 56%, transparent));
    --_surface: var(--pay-color-surface, color-mix(in srgb, currentColor 5%, transparent));
    --_accent: var(--pay-color-accent, light-dark(#0a4fb8, #8ab8ff));
    --_on-accent: var(--pay-color-on-accent, light-dark(#fff, #06214d));
    --_link: var(--pay-color-link, var(--_accent));
    --_success: var(--pay-color-success, light-dark(#0f5e26, #7bdb95));
    --_danger: var(--pay-color-danger, light-dark(#a01b14, #ffb4ab));
    --_space: var(--pay-space, 16px);
    --_half: var(--pay-space-small, calc(var(--_space) / 2));
    --_radius: var(--pay-radius, 8px);
    --_width: var(--pay-border-width, 1px);
    --_target: var(--pay-size-target, 44px);
    --_small: var(--pay-font-size-small, 0.875em);
    --_strong: var(--pay-font-weight-strong, 600);
    --_mono: var(--pay-font-family-code, ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace);
  }
  /*
   * A colour that suits a button may be too dark, or too bright, for text on the page: text has its hue, and a lightness that is
   * readable in each scheme. Browsers before 2024 keep the colour.
   */
  @supports (color: light-dark(red, oklch(from red l c h))) {
    :host {
      --_link: var(
        --pay-color-link,
        light-dark(oklch(from var(--_accent) min(l, 0.48) c h), oklch(from var(--_accent) max(l, 0.76) c h))
      );
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_line: var(--pay-color-line, currentColor);
      --_edge: var(--pay-color-edge, currentColor);
      --_muted: var(--pay-color-muted, currentColor);
    }
  }
`;
