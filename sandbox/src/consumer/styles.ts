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
.muted { opacity: 0.8; font-size: 0.875rem; }
:focus-visible { outline: 3px solid light-dark(#0a58ca, #8ab8ff); outline-offset: 2px; }
`;
