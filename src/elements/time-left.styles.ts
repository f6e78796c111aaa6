import { css } from 'lit';

/** The time left, as a pill at the end of the head. */
export const timeLeftStyles = css`
  [part='left'] {
    display: flex;
    align-items: center;
    gap: 0.375em;
    padding: 2px 8px;
    border-radius: var(--pay-radius-pill, 999px);
    background: var(--_surface);
    font-size: var(--_small);
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  /* The live region takes no space while it is empty. */
  [part='left'] > :empty {
    position: absolute;
  }
  [part='left'].soon {
    background: color-mix(in srgb, var(--_danger) 10%, transparent);
    color: var(--_danger);
  }
  [part='countdown'] {
    font-weight: var(--_strong);
  }
  @media print {
    [part='left'] > * {
      display: none;
    }
    [part='left']::after {
      content: attr(data-printed);
    }
  }
  @media (forced-colors: active) {
    [part='mark'],
    [part='left'] {
      border: 1px solid;
    }
  }
`;
