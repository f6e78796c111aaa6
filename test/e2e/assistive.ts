/** A checkout page as users of a keyboard and a screen reader meet it: focus, announcements and accessibility tree. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { TestDemo } from './demo.js';

/** The fixed time of all tests, so that countdowns show constant values. */
const NOW = '2026-11-21T12:00:00Z';

const STYLE = `
  body { margin: 0; font: 16px/1.5 sans-serif; }
  main { max-inline-size: 30rem; margin: auto; padding: 1rem; }
  header, footer { position: sticky; padding: 1rem; background: Canvas; }
  /* The elements set this for their own buttons. */
  button { scroll-margin-block: 6rem; }
  header { inset-block-start: 0; }
  footer { inset-block-end: 0; border-block-start: 1px solid; }
`;

export interface Checkout {
  readonly page: Page;
  /**
   * Presses a key and checks the focused node: its role, name, (description) and [states]. The focus must be visible, and
   * not covered by the sticky header and footer.
   */
  press(key: string, expected: string): Promise<void>;
  /** Checks the focused node without a key press. */
  focusIs(expected: string): Promise<void>;
  /** Checks the text of the live regions, without those that a dialog makes inert. */
  announces(expected: string): Promise<void>;
  /** Compares the accessibility tree with the stored one. */
  matchesTree(name: string, of?: string): Promise<void>;
  done(): Promise<void>;
}

export interface CheckoutOptions extends BrowserContextOptions {
  readonly lang?: string;
  readonly head?: string;
  /** The responses of the shop's backend, by path. */
  readonly responses?: Readonly<
    Record<string, () => { status?: number; headers?: Record<string, string>; body: unknown }>
  >;
}

const escape = (json: unknown) => JSON.stringify(json).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** An attribute with a JSON value. */
export const json = (name: string, value: unknown) => `${name}='${escape(value)}'`;

/** Opens a page with an element between two buttons. */
export async function openCheckout(
  demo: TestDemo,
  body: string,
  { lang = 'en', head = '', responses = {}, ...options }: CheckoutOptions = {},
): Promise<Checkout> {
  const { page, done } = await demo.open({
    viewport: { width: 400, height: 480 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await page.clock.setFixedTime(NOW);
  await page.route('**/checkout', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}" dir="${/^(?:ar|he)$/.test(lang) ? 'rtl' : 'ltr'}"><title>Checkout</title>
        <meta name="viewport" content="width=device-width"><style>${STYLE}</style>${head}
        <script type="module" src="/pay-elements/pay-elements.js"></script>
        <header>Shop</header><main><h1>Checkout</h1><button>Before</button>
        <section>${body}</section><button>After</button></main><footer>Need help?</footer></html>`,
    }),
  );
  for (const [path, respond] of Object.entries(responses)) {
    await page.route(`**${path}`, (route) => {
      const { status = 200, headers = {}, body } = respond();
      return route.fulfill({ status, headers, json: body });
    });
  }
  await page.goto(`${demo.url}/checkout`);
  await page.waitForFunction(isShown);
  const protocol = await page.context().newCDPSession(page);
  const focusIs = async (expected: string, after = '') => {
    // A render or a lazy load may be in progress.
    await until(async () => describeFocus(protocol), expected, after);
    if (expected !== NOTHING) await until(() => hiddenFocus(page), '', `${after} ${expected}`);
  };
  return {
    page,
    done,
    focusIs: (expected) => focusIs(expected),
    press: async (key, expected) => {
      await page.keyboard.press(key);
      await focusIs(expected, key);
    },
    announces: (expected) => until(() => audible(protocol), expected, 'live regions'),
    matchesTree: (name, of = 'section') => compare(name, () => page.locator(of).ariaSnapshot()),
  };
}

/** Runs in the page. Returns true if each of our elements is rendered. */
function isShown(): boolean {
  const shown = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')]
      .filter(({ localName }) => /^pay-(?!provider)/.test(localName))
      .every(({ shadowRoot }) => shadowRoot?.querySelector('[part=base]') && shown(shadowRoot));
  return shown(document);
}

/** The description if nothing has the focus. */
const NOTHING = 'nothing';

async function until(read: () => Promise<string>, expected: string, what: string): Promise<void> {
  const end = Date.now() + 5_000;
  let seen = await read();
  while (seen !== expected && Date.now() < end) seen = await read();
  assert.equal(seen, expected, what);
}

interface AXNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

async function nodes(protocol: CDPSession): Promise<AXNode[]> {
  return ((await protocol.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] }).nodes;
}

const property = (node: AXNode, name: string) => node.properties?.find((one) => one.name === name)?.value.value;
const text = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

/** The focused node as the browser describes it to a screen reader. */
async function describeFocus(protocol: CDPSession): Promise<string> {
  const all = await nodes(protocol);
  const focused = all.filter((node) => property(node, 'focused') === true && node.role?.value !== 'RootWebArea');
  const node = focused.at(-1);
  if (!node) return NOTHING;
  const description = text(node.description?.value);
  const states = ['disabled', 'readonly', 'required', 'invalid'].filter((name) => {
    const value = property(node, name);
    return value === true || value === 'true';
  });
  return [
    text(node.role?.value),
    `"${text(node.name?.value) || (node.role?.value === 'generic' ? textIn(all)(node) : '')}"`,
    ...(description ? [`(${description})`] : []),
    ...states.map((state) => `[${state}]`),
  ].join(' ');
}

/** The text that a screen reader reads for a node. */
function textIn(all: readonly AXNode[]): (node: AXNode) => string {
  const byId = new Map(all.map((node) => [node.nodeId, node]));
  const collect = (node: AXNode): string =>
    node.role?.value === 'StaticText'
      ? text(node.name?.value)
      : (node.childIds ?? []).map((id) => (byId.has(id) ? collect(byId.get(id)!) : '')).join(' ');
  return (node) => text(collect(node));
}

async function audible(protocol: CDPSession): Promise<string> {
  const all = await nodes(protocol);
  return all
    .filter((node) => !node.ignored && ['polite', 'assertive'].includes(String(property(node, 'live'))))
    .map(textIn(all))
    .filter(Boolean)
    .join(' | ');
}

/** Problems with the visibility of the focus, one a line. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let node = document.activeElement!;
    while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    // The cells around an input are its frame, and that of the caret has the ring.
    const cells = node.closest('[part=cells]');
    node = cells?.querySelector('.active') ?? cells ?? node;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    const problems: string[] = [];
    // A message that gets the focus is not a control.
    const isControl = !node.matches('[aria-atomic]');
    if (isControl && (outlineStyle === 'none' || (outlineStyle !== 'auto' && parseFloat(outlineWidth) < 2)))
      problems.push(`outline: ${outlineWidth} ${outlineStyle}`);
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect().bottom;
    const footer = document.querySelector('footer')!.getBoundingClientRect().top;
    const dialog = node.closest('dialog') || (node.getRootNode() as ShadowRoot).querySelector('dialog[open]');
    const [from, to] = dialog ? [0, innerHeight] : [header, footer];
    if (bottom - top < to - from && (top < from || bottom > to))
      problems.push(`obscured: ${top} to ${bottom}, visible is ${from} to ${to}`);
    if (left < 0 || right > innerWidth) problems.push(`cut: ${left} to ${right}`);
    return problems.join('\n');
  });
}

/** UPDATE_ARIA=1 stores the current tree. */
async function compare(name: string, read: () => Promise<string>): Promise<void> {
  const file = new URL(`aria/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_ARIA || !existsSync(file)) {
    assert.ok(process.env.UPDATE_ARIA, `${file.pathname} is missing: UPDATE_ARIA=1 writes it`);
    // Waits until lazy-loaded parts are rendered.
    let before = '';
    let seen = await read();
    while (seen !== before) {
      await new Promise((later) => setTimeout(later, 400));
      [before, seen] = [seen, await read()];
    }
    return writeFileSync(file, `${seen}\n`);
  }
  await until(async () => `${await read()}\n`, readFileSync(file, 'utf8'), name);
}
