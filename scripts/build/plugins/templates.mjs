/** What is done to our own sources besides compiling them: for npm, the script tags, Storybook and the tests alike. */
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';

/** @typedef {import('estree').Node} Node */

/** Leaves out comments and white space that styles do not need. @param {string} css */
export const minifyStyles = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();

/**
 * Leaves out white space with a line break, where the browser would make a node of it, and makes it one space inside of a tag or
 * beside a text. A space that is to be seen is on one line.
 * @param {string} html
 */
export const minifyTemplate = (html) => html.replace(/(?<=>)\s*\n\s*|^\s*\n\s*(?=<|$)/g, '').replace(/\s*\n\s*/g, ' ');

/** By the tag of a template. @type {Readonly<Record<string, (text: string) => string>>} */
const MINIFY = { css: minifyStyles, html: minifyTemplate, svg: minifyTemplate };

/** Minifies templates and style sheets, which no bundler does. @returns {import('rollup').Plugin} */
export const minifyTemplates = () => ({
  name: 'minify-templates',
  transform: (code, id) => (/\/src\//.test(id) && /\b(?:css|html|svg)`/.test(code) ? edited(code, minify) : null),
});

/** @param {Node} node @param {MagicString} edits @param {string} code */
function minify(node, edits, code) {
  if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'Identifier') return;
  const smaller = MINIFY[node.tag.name];
  for (const text of smaller ? node.quasi.quasis : []) {
    const { start, end } = /** @type {Range} */ (/** @type {unknown} */ (text));
    if (start < end) edits.update(start, end, smaller?.(code.slice(start, end)) ?? '');
  }
}

/**
 * `static { this.styles = []; }` becomes `static styles = [];`. Safari before version 16.4 has no static blocks, which
 * compilers write instead of fields.
 * @returns {import('rollup').Plugin}
 */
export const staticFields = () => ({
  name: 'static-fields',
  transform: (code, id) => (/\/src\//.test(id) && /\bstatic \{/.test(code) ? edited(code, toField) : null),
});

/** @typedef {{ start: number, end: number }} Range */
const rangeOf = (/** @type {Node} */ node) => /** @type {Range} */ (/** @type {unknown} */ (node));

/** @param {Node} node @param {MagicString} edits */
function toField(node, edits) {
  if (node.type !== 'StaticBlock') return;
  const [statement] = node.body;
  const assigned = statement?.type === 'ExpressionStatement' && statement.expression;
  if (!assigned || assigned.type !== 'AssignmentExpression' || assigned.left.type !== 'MemberExpression')
    throw new Error('A static block of a class is more than one field.');
  const block = rangeOf(node);
  const name = rangeOf(assigned.left.property);
  edits.update(block.start, name.start, 'static ').remove(rangeOf(statement).end, block.end);
}

/** @param {string} code @param {(node: Node, edits: MagicString, code: string) => void} edit called with every node */
function edited(code, edit) {
  const edits = new MagicString(code);
  /** @param {unknown} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node) edit(/** @type {Node} */ (node), edits, code);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  return { code: edits.toString(), map: edits.generateMap({ hires: true }) };
}
