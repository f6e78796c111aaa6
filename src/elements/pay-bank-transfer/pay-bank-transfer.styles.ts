import { css } from 'lit';

export const styles = css`
  #value-all {
    display: grid;
    gap: var(--_half);
  }
  summary {
    align-content: center;
    min-block-size: var(--_target);
    color: var(--_accent);
    font-weight: var(--_strong);
    cursor: pointer;
  }
  /* Values are written from left to right in every language, but aligned with their labels. */
  [part='row']:dir(rtl) [part='value'] {
    text-align: end;
  }
  @media print {
    details > :not(summary) {
      display: block;
    }
    summary {
      display: none;
    }
  }
`;
