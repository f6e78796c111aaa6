import { css } from 'lit';

export const styles = css`
  #value-all {
    display: grid;
    gap: var(--_half);
  }
  /* Space for the button, which is lazy-loaded. It is higher than what is seen of it. */
  .copy-all {
    min-block-size: var(--_target);
    margin-block: -8px;
  }
  [part='more'] {
    margin-block: -8px;
  }
  summary {
    align-content: center;
    min-block-size: var(--_target);
    color: var(--_link);
    font-weight: var(--_strong);
    cursor: pointer;
  }
  @media print {
    details > :not(summary) {
      display: block;
    }
    summary,
    .copy-all {
      display: none;
    }
  }
`;
