import { css } from 'lit';

/** Numbered steps. */
export const stepsStyles = css`
  [part='steps'],
  ol {
    display: grid;
    gap: var(--_half);
  }
  ol {
    margin: 0;
    padding: 0;
    /* Not none: Safari would no longer announce a list. */
    list-style: '';
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    counter-increment: step;
    overflow-wrap: anywhere;
  }
  li::before {
    content: counter(step);
    block-size: 24px;
    inline-size: 24px;
    border-radius: var(--pay-radius-pill, 999px);
    background: var(--_surface);
    color: var(--_muted);
    font-size: 13px;
    font-weight: var(--_strong);
    line-height: 24px;
    text-align: center;
  }
`;
