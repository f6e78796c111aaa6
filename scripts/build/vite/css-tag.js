/**
 * Lit's `css-tag.js` for style sheets without expressions, in browsers with constructed style sheets: all that are supported.
 * It saves 0.2 kB of each script.
 * @param {readonly string[]} texts
 */
export const css = ([cssText = '']) => {
  /** @type {CSSStyleSheet | undefined} */
  let sheet;
  return {
    cssText,
    get styleSheet() {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(cssText);
      }
      return sheet;
    },
  };
};

/** @param {ShadowRoot} root @param {readonly ReturnType<typeof css>[]} styles */
export const adoptStyles = (root, styles) => {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
};

// Lit exports these names again.
export class CSSResult {}
export const getCompatibleStyle = (/** @type {unknown} */ style) => style;
export const supportsAdoptingStyleSheets = true;
export const unsafeCSS = (/** @type {string} */ text) => css([text]);
