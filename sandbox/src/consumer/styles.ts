/** The style sheet of the consumer's pages. */
export const STYLES = `
:root { color-scheme: light dark; background: light-dark(#fff, #121212); color: light-dark(#111, #eee); font: 1rem/1.5 system-ui, sans-serif; }
*, ::before, ::after { box-sizing: border-box; }
body { max-inline-size: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
body:has(sandbox-dashboard:defined) { max-inline-size: 88rem; }
h1 { font-size: 1.375rem; }
h2 { font-size: 1.125rem; margin-block-start: 2rem; }
.card > :first-child { margin-block-start: 0; }
.plain li { padding: 0; margin-block: 0.25rem; border: 0; }
.wide { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
caption { padding-block: 0.5rem; font-weight: 600; text-align: start; }
th, td { min-inline-size: 5rem; padding: 0.375rem 0.75rem 0.375rem 0; border-block-start: 1px solid color-mix(in srgb, currentColor 24%, transparent); text-align: start; vertical-align: top; overflow-wrap: normal; }
td:last-child { min-inline-size: 10rem; overflow-wrap: anywhere; }
a { color: light-dark(#0a58ca, #8ab8ff); }
ul { padding: 0; list-style: none; }
li, .card { padding: 1rem; margin-block: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 24%, transparent); border-radius: 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
form { display: inline-block; margin: 0.5rem 0.5rem 0 0; }
button { min-block-size: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid currentColor; border-radius: 0.5rem; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: transparent; background: light-dark(#0a58ca, #8ab8ff); color: light-dark(#fff, #06214d); }
code { font-family: ui-monospace, monospace; }
.status { font-weight: 600; }
.code { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; }
.bank { max-inline-size: 26rem; margin: 1rem auto; }
.bank-name { display: flex; align-items: center; gap: 0.625rem; margin: 0; font-weight: 700; }
.bank-name svg { inline-size: 2.25rem; padding: 0.375rem; border-radius: 0.5rem; background: light-dark(#0a58ca, #8ab8ff); color: light-dark(#fff, #06214d); fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:root:has(.bank) { background: light-dark(#f0f3f8, #121212); }
.bank .card { background: light-dark(#fff, #1e1f22); padding: 1.5rem; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 8%); }
.bank h1 { font-size: 1.125rem; }
.bank .amount { margin: 0; font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.bank dl { margin-block: 1.25rem; padding-block: 1rem; border-block: 1px solid color-mix(in srgb, currentColor 16%, transparent); font-size: 0.9375rem; }
.bank dt { opacity: 0.8; }
.bank dd { text-align: end; }
.bank dd:last-child { font: 0.8125rem/1.75 ui-monospace, monospace; }
.decisions { display: grid; gap: 0.75rem; }
.decisions form { margin: 0; }
.decisions button { inline-size: 100%; }
.decisions p { margin: 0; }
.decisions form:last-child button { border-color: transparent; text-decoration: underline; font-weight: 400; }
.muted { opacity: 0.8; font-size: 0.875rem; }
:focus-visible { outline: 3px solid light-dark(#0a58ca, #8ab8ff); outline-offset: 2px; }
`;
