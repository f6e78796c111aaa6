import { css } from 'lit';

/** The layout around a section. Text uses the page's own color; other colors follow `color-scheme`. */
export const layout = css`
  :host {
    --accent: light-dark(#0a58ca, #8ab8ff);
    --on-accent: light-dark(#fff, #06214d);
    --danger: light-dark(#b3261e, #ffb4ab);
    --good: light-dark(#146c2e, #7ddc95);
    --line: color-mix(in srgb, currentColor 20%, transparent);
    --edge: color-mix(in srgb, currentColor 56%, transparent);
    --surface: light-dark(#f3f5f8, #1e1f22);
    --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    display: block;
    padding-block-end: 5rem;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  dl,
  dd {
    margin: 0;
  }
  h1 {
    font-size: 1.375rem;
  }
  h2 {
    font-size: 1.25rem;
    outline-offset: 4px;
  }
  h3 {
    margin-block: 1rem 0.5rem;
    font-size: 1rem;
  }
  a {
    color: var(--accent);
  }
  small {
    font-size: 0.8125rem;
    opacity: 0.85;
  }
  header,
  .clock,
  .clock form,
  .heading,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  header {
    gap: 0.5rem 1.25rem;
  }
  .clock {
    flex: 1;
    justify-content: flex-end;
  }
  .now {
    min-inline-size: 14em;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    margin-block: 1rem;
    border-block-end: 1px solid var(--line);
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border-block-end: 3px solid transparent;
    color: inherit;
    text-decoration: none;
  }
  nav a:focus-visible {
    outline-offset: -3px;
  }
  nav a:hover {
    background: var(--surface);
  }
  nav a[aria-current='page'] {
    border-color: var(--accent);
    color: var(--accent);
  }
  .heading {
    margin-block-end: 1rem;
  }
  .heading h2 {
    flex: 1 1 auto;
  }
  .search {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .elsewhere {
    margin-block-end: 1rem;
  }
  .live::before {
    content: '';
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: 0.375rem;
    border-radius: 50%;
    background: var(--edge);
  }
  .live[data-live='yes']::before {
    background: var(--good);
  }
  .live {
    font-size: 0.875rem;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    margin-block-end: 1rem;
  }
  .figures div {
    min-inline-size: 12rem;
    padding: 0.75rem 1rem;
    border-radius: 0.5rem;
    background: var(--surface);
  }
  .figures dd {
    font-size: 1.375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .empty {
    padding: 1.5rem;
    border-radius: 0.5rem;
    background: var(--surface);
  }
  pre {
    overflow: auto;
    margin: 0.75rem 0;
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    font: 0.875rem/1.5 var(--mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .message {
    position: fixed;
    inset-block-end: 1rem;
    inset-inline: 1rem;
    inline-size: fit-content;
    max-inline-size: 40rem;
    margin-inline: auto;
    padding: 0.75rem 1.25rem;
    border-radius: 0.5rem;
    background: light-dark(#1d1f23, #e8eaee);
    color: light-dark(#fff, #111);
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  .message:empty {
    padding: 0;
  }
`;
