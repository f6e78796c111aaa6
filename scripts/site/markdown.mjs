/** Renders the documents: anchors as on a code host, highlighted code, links to pages, diagrams as lists. */
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { pageOf } from './documents.mjs';
import { diagramHtml } from './diagrams.mjs';
import { escapeHtml } from './escape.mjs';

loadLanguages(['bash', 'dart', 'http', 'json', 'jsx', 'kotlin', 'swift', 'tsx', 'typescript']);
const ALIASES = /** @type {Readonly<Record<string, string>>} */ ({
  html: 'markup',
  js: 'javascript',
  sh: 'bash',
  ts: 'typescript',
});

/** @typedef {{ type: string, tag: string, info: string, content: string, children: Token[] | null, attrGet(name: string): string | null, attrSet(name: string, value: string): void }} Token */
/** @typedef {(tokens: Token[], index: number, options: any, environment: any, self: any) => string} Rule */
/** @typedef {{ set(options: object): void, parse(text: string, environment: object): Token[], core: any, renderer: { rules: Record<string, Rule> } }} Markdown */
/** The data of a page, as the rules get it. @typedef {{ root?: string, samples?: ReadonlyMap<string, string> }} Environment */

/** @param {string} code @param {string} language */
function highlight(code, language) {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}

/** The text of a heading without markup. @param {Token | undefined} inline */
const textOf = (inline) =>
  (inline?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/** @param {string} link relative to a document @returns {string} relative to its page */
function toPage(link) {
  const [file = '', anchor = ''] = link.split(/(?=#)/);
  if (/^[a-z][a-z\d+.-]*:/i.test(link) || !file.endsWith('.md')) return link;
  return posix.join(posix.dirname(file), posix.basename(pageOf(file))) + anchor;
}

/** Gives headings the anchors to which links of the documents point. @param {readonly Token[]} tokens */
function addAnchors(tokens) {
  const slugger = new GithubSlugger();
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') token.attrSet('id', slugger.slug(textOf(tokens[index + 1])));
  });
}

/** @param {Markdown} markdown the renderer of the generator */
export function setUp(markdown) {
  markdown.set({ html: true, linkify: false });
  markdown.core.ruler.push('anchors', (/** @type {{ tokens: Token[] }} */ { tokens }) => addAnchors(tokens));
  const { rules } = markdown.renderer;
  rules.fence = (tokens, index, _options, environment) => {
    const { content, info } = /** @type {Token} */ (tokens[index]);
    const [language = ''] = info.trim().split(' ');
    if (language === 'mermaid') return diagramHtml(content);
    const code = `<pre class="language-${escapeHtml(language || 'none')}" tabindex="0"><code>${highlight(content, language)}</code></pre>\n`;
    const { samples, root } = /** @type {Environment} */ (environment);
    const resource = samples?.get(content);
    if (!resource) return code;
    return `<div class="live-sample" data-resource="${escapeHtml(resource)}">
<div class="editable">${code}<p><button type="button" class="reset" hidden>Undo my changes</button></p></div>
<figure class="live"><figcaption>Live, with a fake backend. Edit the code beside it.</figcaption>
<iframe src="${root}/live.html" title="The sample, live" loading="lazy"></iframe></figure>
<div class="events"><b>Events</b><div role="log" aria-label="Events" tabindex="0"><ol></ol></div></div>
</div>\n`;
  };
  rules.link_open = (tokens, index, options, _environment, self) => {
    const token = /** @type {Token} */ (tokens[index]);
    token.attrSet('href', toPage(String(token.attrGet('href'))));
    return self.renderToken(tokens, index, options);
  };
  // Wide tables scroll in a box of their own, which the keyboard reaches.
  rules.table_open = () => '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n';
  rules.table_close = () => '</table></div>\n';
}

/**
 * @typedef {object} Section
 * @property {string} title
 * @property {string} anchor empty for the part before the first heading
 * @property {string} text
 */

/** The sections of a document, for the search. @param {readonly Token[]} tokens of a document with anchors @returns {Section[]} */
export function sectionsOf(tokens) {
  /** @type {Section[]} */
  const sections = [];
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const anchor = token.tag === 'h1' ? '' : String(token.attrGet('id'));
      sections.push({ title: textOf(tokens[index + 1]), anchor, text: '' });
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') {
      const last = sections.at(-1);
      if (last) last.text += `${textOf(token)} `;
    }
  });
  return sections;
}
