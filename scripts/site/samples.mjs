/** The HTML samples of the guides that are shown live beside their code. */

/** Their samples use elements and a payment of the same page; others show how to load the library. */
const LIVE = /^docs\/(guides\/[\w-]+|forms|theming)\.md$/;

/** @typedef {import('./markdown.mjs').Token} Token */
/** A sample: its code, and the payment or mandate that its backend returns, as JSON. @typedef {{ code: string, resource: string }} Sample */

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
    .map((code) => ({ code, resource }));
}
