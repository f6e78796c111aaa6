/**
 * The code of a story: a page with the script tag shows the same when it is pasted there. It is written from the elements that
 * the story renders, because Storybook's own code has neither properties nor functions.
 */
import type { StoryContext } from '@storybook/web-components-vite';
import { render } from 'lit';
import { silent } from '../stories/support.js';
import { IN_MINUTES, literal } from './literal.js';
import { elements } from '../stories/manifest.js';

const SCRIPT = '<script type="module" src="/pay-elements/pay-elements.js"></script>';

export function codeOf(context: StoryContext): string {
  const root = document.createElement('div');
  render(context.originalStoryFn(context.args, context), root);
  return new Code(root).text;
}

/** A property that the story has set. */
interface Assignment {
  readonly element: Element;
  readonly name: string;
  readonly value: unknown;
}

class Code {
  readonly #root: Element;
  readonly #assignments: Assignment[] = [];
  /** True if an element requests something. */
  readonly #requests: boolean;

  constructor(root: Element) {
    this.#root = root;
    this.#requests = [...root.querySelectorAll<HTMLElement & { src?: string }>('*')].some(({ src }) => src);
  }

  get text(): string {
    const page = this.#children(this.#root, '');
    return [SCRIPT, page.trim(), this.#script()].filter(Boolean).join('\n\n');
  }

  #children(parent: Element, indent: string): string {
    return [...parent.childNodes].map((child) => this.#node(child, indent)).join('');
  }

  #node(node: Node, indent: string): string {
    if (node instanceof Text) return node.data.trim() && `${indent}${escapeText(node.data.trim())}\n`;
    if (!(node instanceof Element)) return '';
    const tag = node.localName;
    const count = this.#assignments.length;
    const attributes = this.#attributes(node);
    // A provider without settings had only those of the story.
    if (tag === 'pay-provider' && !attributes && count === this.#assignments.length)
      return this.#children(node, indent);
    const open = `${indent}<${tag}${attributes}>`;
    if (/^(?:input|img|br)$/.test(tag)) return `${open}\n`;
    const content = this.#children(node, `${indent}  `);
    return node.childElementCount ? `${open}\n${content}${indent}</${tag}>\n` : `${open}${content.trim()}</${tag}>\n`;
  }

  /** The attributes of the markup, and those of the properties that have one. Other properties become assignments. */
  #attributes(element: Element): string {
    const all = new Map(Array.from(element.attributes, ({ name, value }) => [name, value]));
    for (const [name, attribute, value] of changedProperties(element)) {
      if (attribute && all.has(attribute)) continue;
      if (!this.#isNeeded(name, value)) continue;
      // An element requests `src` as soon as it has it: after the script has set `fetch`.
      if (attribute && name !== 'src' && isPlain(value)) all.set(attribute, value === true ? '' : String(value));
      else this.#assignments.push({ element, name, value });
    }
    return [...all]
      .map(([name, value]) => (value ? ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"` : ` ${name}`))
      .join('');
  }

  /** The clock stands still only in stories, and their requests get no response only so that no story sends one. */
  #isNeeded(name: string, value: unknown): boolean {
    return name !== 'clock' && (this.#requests || value !== silent);
  }

  #script(): string {
    if (!this.#assignments.length) return '';
    const lines = this.#assignments.map(
      ({ element, name, value }) => `  ${this.#selected(element)}.${name} = ${literal(value)};`,
    );
    const times = lines.some((line) => line.includes('inMinutes(')) ? [`  ${IN_MINUTES}`] : [];
    return ['<script type="module">', ...times, ...lines, '</script>'].join('\n');
  }

  #selected(element: Element): string {
    const { localName } = element;
    const same = [...this.#root.querySelectorAll(localName)];
    return same.length > 1
      ? `document.querySelectorAll('${localName}')[${same.indexOf(element)}]`
      : `document.querySelector('${localName}')`;
  }
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Texts that an attribute shows well: no invisible characters, times or addresses of the page, which the script computes. */
const isPlain = (value: unknown) =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' &&
    /^(?!\d{4}-\d\d-)[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(value) &&
    !value.startsWith(location.origin));

function* changedProperties(
  element: Element,
): Generator<[name: string, attribute: string | undefined, value: unknown]> {
  const described = elements.find(({ tagName }) => tagName === element.localName);
  if (!described) return;
  const untouched = document.createElement(element.localName) as unknown as Record<string, unknown>;
  const set = element as unknown as Record<string, unknown>;
  for (const { name = '', kind, readonly, ...member } of described.members ?? []) {
    if (kind !== 'field' || member.static || readonly) continue;
    const value = set[name];
    if (value === untouched[name] || value === undefined || value === null) continue;
    if (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(untouched[name])) continue;
    yield [name, described.attributes?.find(({ fieldName }) => fieldName === name)?.name, value];
  }
}
