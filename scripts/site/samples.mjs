/** Pages that show the HTML samples of the guides live, each in a frame below its code. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { escapeHtml } from './escape.mjs';

/** Their samples use elements and a payment of the same page; others show how to load the library. */
const LIVE = /^docs\/(guides\/[\w-]+|forms|theming)\.md$/;

/** @typedef {import('markdown-it').Token} Token */
/** A sample: its code, the path of its page, and the page. @typedef {{ code: string, page: string, html: string }} Sample */

const hashOf = (/** @type {string} */ text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inner = (/** @type {string} */ html, /** @type {string} */ tag) =>
  Array.from(
    html.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\bsrc=)[^>]*>(.*?)</${tag}>`, 'gs')),
    ([, text = '']) => text,
  );

/**
 * @param {string} path of the document @param {readonly Token[]} tokens @param {string} fallback JSON for documents without any
 * @returns {Sample[]}
 */
export function samplesOf(path, tokens, fallback) {
  if (!LIVE.test(path)) return [];
  const blocks = (/** @type {string} */ language) =>
    tokens.filter(({ type, info }) => type === 'fence' && info.trim() === language).map(({ content }) => content);
  const resource = blocks('json').find((text) => /^\{\s*"object": "(payment|mandate)"/.test(text)) ?? fallback;
  return blocks('html')
    .filter((code) => /<pay-(?!provider)/.test(code) || code.includes('--pay-'))
    .map((code, index) => {
      const page = path.replace(/\.md$/, `.sample-${index + 1}.html`);
      return { code, page, html: samplePage(code, resource, posix.relative(posix.dirname(page), '.') || '.') };
    });
}

/**
 * A page with the sample, the elements, and a backend that returns the resource at every path.
 * @param {string} code @param {string} resource @param {string} root the path to the root of the site
 */
function samplePage(code, resource, root) {
  const served = code.replaceAll('"/pay-elements/', `"${root}/pay-elements/`);
  const own = served.includes('/pay-elements.js')
    ? ''
    : `<script type="module" src="${root}/pay-elements/pay-elements.js"></script>`;
  const body = served.includes('<pay-') ? served : `${served}<pay-action src="/merchant/payments/pm_123"></pay-action>`;
  const scripts = inner(body, 'script').map(hashOf).join(' ');
  const styles = inner(body, 'style').map(hashOf).join(' ');
  const policy = `default-src 'none'; script-src 'self' ${scripts}; style-src 'self' ${styles}; img-src 'self' data: blob:; connect-src 'self'`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sample</title>
<link rel="stylesheet" href="${root}/assets/sample.css">
<script src="${root}/assets/scheme.js"></script>
<script src="${root}/assets/sample.js" data-resource="${escapeHtml(resource)}"></script>
${own}
<main>
${body}
</main>
</html>
`;
}
