import { addSheet } from './add-sheet.js';

/**
 * Browsers before 2024 cannot compute the default colours: there the elements are dark on white. Tokens of the page have
 * priority. Loaded only in such a browser.
 */
addSheet(
  document,
  `:where(:root) {
    --pay-color-scheme: light;
    --pay-color-background: #fff;
    --pay-color-text: #1a1a1a;
    --pay-color-muted: #595959;
    --pay-color-line: #ccc;
    --pay-color-edge: #767676;
    --pay-color-surface: #f4f4f4;
    --pay-color-accent: #0a4fb8;
    --pay-color-accent-hover: #083e91;
    --pay-color-on-accent: #fff;
    --pay-color-success: #0f5e26;
    --pay-color-danger: #a01b14;
  }`,
);
