import { css } from 'lit';

/** The tables. On a narrow page each row is a card, with the name of each column next to its value. */
export const table = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding-block: 0.625rem;
    padding-inline: 0 0.75rem;
    border-block-end: 1px solid var(--line);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  td {
    font-size: 0.875rem;
  }
  thead th {
    font-size: 0.875rem;
    font-weight: 600;
  }
  .identity {
    inline-size: 8rem;
  }
  thead .narrow {
    inline-size: 6.5rem;
  }
  thead .method {
    inline-size: 7.75rem;
  }
  thead .amount {
    inline-size: 7.75rem;
  }
  thead .short {
    inline-size: 5.75rem;
  }
  thead .time {
    inline-size: 10.25rem;
  }
  td.time,
  .method small {
    white-space: nowrap;
  }
  .payments .wide {
    inline-size: 25.75rem;
  }
  :is(.mandates, .webhooks) .wide {
    inline-size: 24rem;
  }
  .deliveries .wide {
    inline-size: 8rem;
  }
  .id,
  .mono {
    font: 0.875rem/1.5 var(--mono);
  }
  /* An id is recognised by its start, and is whole in the details. */
  th > .id,
  .value > a.mono:only-child {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .actions {
    padding: 0.25rem 0;
  }
  /* Each row has these: none of them is the page's main button. Most are as wide as each other, so that they are below each other. */
  .actions .button {
    min-inline-size: 5.75rem;
    padding-inline: 0.375rem;
    border-color: transparent;
    font-size: 0.875rem;
  }
  .actions .button.main {
    border-color: var(--accent);
    background: none;
    color: var(--accent);
  }
  .actions .button.main:hover {
    background: var(--surface);
  }
  .line {
    display: block;
  }
  .status {
    display: inline-block;
    padding-inline: 0.625rem;
    border-radius: 1rem;
    background: color-mix(in srgb, currentColor 10%, transparent);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.5rem;
  }
  .status:is(
    [data-status='paid'],
    [data-status='active'],
    [data-status='enabled'],
    [data-status='available'],
    [data-status='refunded'],
    [data-status='succeeded']
  ) {
    color: var(--good);
  }
  .status:is([data-status='failed'], [data-status='disabled']) {
    color: var(--danger);
  }
  .secret {
    font: 0.875rem/1.5 var(--mono);
    user-select: all;
  }
  .code {
    font: 600 1.25rem/1.2 var(--mono);
    letter-spacing: 0.1em;
  }
  @media (width < 78rem) {
    table,
    tbody,
    tr,
    td,
    tbody th {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      margin-block-end: 0.75rem;
      padding: 0.75rem 1rem;
      border: 1px solid var(--line);
      border-radius: 0.75rem;
    }
    tbody th,
    td {
      padding: 0.125rem 0;
      border: 0;
    }
    td {
      font-size: 0.9375rem;
    }
    td[data-label] {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
    }
    td[data-label]::before {
      content: attr(data-label);
      font-size: 0.875rem;
      opacity: 0.85;
    }
    /* A card omits columns without a value. */
    td:has(> .value:empty),
    .actions:not(:has(*)) {
      display: none;
    }
    .actions:has(*) {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
      gap: 0.5rem;
      padding-block-start: 0.5rem;
    }
    .actions .button:not(.main) {
      border-color: var(--edge);
    }
    .clock {
      flex-basis: 100%;
      justify-content: flex-start;
      order: 1;
    }
    .now {
      flex: 1 1 100%;
      text-align: start;
    }
    /* The last tab in sight fades out: there are more. The space after the last one of all keeps that one clear. */
    nav {
      flex-wrap: nowrap;
      overflow: auto hidden;
      padding-inline-end: 4rem;
      mask-image: linear-gradient(to left, transparent, #000 4rem);
    }
    nav a {
      flex: none;
    }
    .heading h2,
    .search,
    #search {
      flex: 1 1 100%;
    }
  }
`;
