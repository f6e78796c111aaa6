/** Completions for editors: tags, attributes and tokens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { ROOT } from '../../shared/install.mjs';
import { manifest } from './elements.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The manifest with the tokens, which all elements share, as properties of the provider. */
function withTokens() {
  const copy = structuredClone(manifest);
  const tokens = Object.entries(read('src/styles/tokens.json'));
  for (const declaration of copy.modules.flatMap((/** @type {any} */ { declarations = [] }) => declarations)) {
    if (declaration.tagName !== 'pay-provider') continue;
    declaration.cssProperties = tokens.map(([name, { css, use }]) => ({
      name: `--pay-${name}`,
      description: use,
      default: css,
    }));
  }
  return copy;
}

/** @returns {Record<string, string>} files by path from `dist` */
export function editorFiles() {
  const all = withTokens();
  const quiet = { hideLogs: true, descriptionSrc: /** @type {const} */ ('description') };
  return {
    'vscode.html-custom-data.json': getVsCodeHtmlCustomData(all, quiet),
    'vscode.css-custom-data.json': getVsCodeCssCustomData(all, quiet),
    'web-types.json': getWebTypesData(all, {
      ...quiet,
      packageJson: false,
      // The manifest has paths of sources, the package has modules.
      modulePathTemplate: (_name, path) => path.replace(/^src\/(.*)\.ts$/, './esm/$1.js'),
    }),
  };
}
