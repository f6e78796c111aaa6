/** All example themes of the library. */
const files = import.meta.glob<string>('../src/themes/*.css', { query: '?inline', import: 'default', eager: true });

const sheets = new Map<string, CSSStyleSheet>();
for (const [path, text] of Object.entries(files)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(path.replace(/^.*\/|\.css$/g, ''), sheet);
}

export const themes: readonly string[] = ['default', ...sheets.keys()];

/** Applies one of the themes to the page, and removes the others. */
export function applyTheme(theme: string): void {
  const others = document.adoptedStyleSheets.filter((sheet) => ![...sheets.values()].includes(sheet));
  const chosen = sheets.get(theme);
  document.adoptedStyleSheets = chosen ? [...others, chosen] : others;
}
