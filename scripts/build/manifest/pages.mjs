/** Writes a page for each element from the manifest, and llms.txt, the index of all pages for programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../shared/install.mjs';
import { oneLine } from '../one-line.mjs';

/** @typedef {import('./elements.mjs').PayElement} PayElement */

export const PAGES = 'docs/elements';
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

const code = (/** @type {string} */ text) => (text ? `\`${oneLine(text)}\`` : '');
/** In a table a bar separates two cells. */
const cell = (/** @type {string} */ text) => oneLine(text).replaceAll('|', '\\|');

/** @param {string} title @param {string[]} head @param {string[][]} rows */
function table(title, head, rows) {
  if (!rows.length) return '';
  const lines = [head, head.map(() => '-'), ...rows.map((row) => row.map(cell))];
  return `\n## ${title}\n\n${lines.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

/** @param {PayElement} element */
function page(element) {
  const { tag, name, description, properties, attributes, events, methods, slots, parts, states } = element;
  const attributeOf = (/** @type {string} */ field) => attributes.find((one) => one.field === field)?.name ?? '';
  return `# \`<${tag}>\`

${oneLine(description)}

\`\`\`js
import 'pay-elements/define/${tag}'; // registers the tag
import { ${name} } from 'pay-elements'; // the class
\`\`\`
${table(
  'Properties',
  ['property', 'attribute', 'type', 'default', 'description'],
  properties.map((one) => [
    code(one.name),
    code(attributeOf(one.name)),
    code(one.type),
    code(one.default ?? ''),
    one.description,
  ]),
)}${table(
    'Events',
    ['event', 'class', 'fires when'],
    events.map((one) => [code(one.name), code(one.type), one.description]),
  )}${table(
    'Methods',
    ['method', 'description'],
    methods.map((one) => [code(`${one.name}(${one.parameters})`), one.description]),
  )}${table(
    'Slots',
    ['slot', 'content'],
    slots.map((one) => [one.name ? code(one.name) : 'the content', one.description]),
  )}${table(
    'Parts',
    ['`::part()`', 'description'],
    parts.map((one) => [code(one.name), one.description]),
  )}${table(
    'States',
    ['`:state()`', 'when'],
    states.map((one) => [code(one.name), one.description]),
  )}
Written by the build from the sources.
`;
}

/** The heading of a page. @param {string} path */
const titleOf = (path) => /^# (.*)$/m.exec(read(path))?.[1] ?? path;

/** A list of links to every element with its description. @param {PayElement[]} elements @param {string} folder */
const list = (elements, folder) =>
  elements.map(({ tag, description }) => `- [\`<${tag}>\`](${folder}${tag}.md): ${oneLine(description)}`).join('\n');

const overview = (/** @type {PayElement[]} */ elements) => `# The elements

Each page lists properties, events, methods, slots, parts and states. The [guides](../guides/README.md) show how to use them.

${list(elements, '')}

Written by the build from the sources.
`;

/** @param {PayElement[]} elements */
function index(elements) {
  const { description } = JSON.parse(read('package.json'));
  const guides = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.md') && !/(^|\/)README\.md$|^elements\//.test(file))
    .sort();
  return `# Pay Elements

> ${description}

A merchant's backend gets the \`action\` of a payment or mandate; \`<pay-action>\` drives the consumer through it and
reports the outcome as DOM events. The elements never call the payment service: they send requests to the merchant's backend.

- [README](README.md): overview
- [Changelog](CHANGELOG.md): changes by version

## Elements

${list(elements, `${PAGES}/`)}

## Guides

${guides.map((file) => `- [${titleOf(`docs/${file}`)}](docs/${file})`).join('\n')}

## Optional

- [custom-elements.json](custom-elements.json): the elements, for programs
- [Contributing](CONTRIBUTING.md): how this project is built and tested
`;
}

const style = await resolveConfig(join(ROOT, 'README.md'));
const markdown = (/** @type {string} */ text) => format(text, { ...style, parser: 'markdown' });

/** By path. @param {PayElement[]} elements */
export async function pages(elements) {
  /** @type {Record<string, string>} */
  const written = {
    'llms.txt': await markdown(index(elements)),
    [`${PAGES}/README.md`]: await markdown(overview(elements)),
  };
  for (const one of elements) written[`${PAGES}/${one.tag}.md`] = await markdown(page(one));
  return written;
}
