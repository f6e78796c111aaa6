/** A checkout page as those meet it who do not see it: by the keyboard, and as its accessibility tree. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { TestDemo } from './demo.js';

/** The moment in which all of it happens, so that every countdown says the same each time. */
const NOW = '2026-11-21T12:00:00Z';

const STYLE = `
  body { margin: 0; font: 16px/1.5 sans-serif; }
  main { max-inline-size: 30rem; margin: auto; padding: 1rem; }
  header, footer { position: sticky; padding: 1rem; background: Canvas; }
  /* The elements see to themselves. */
  button { scroll-margin-block: 6rem; }
  header { inset-block-start: 0; }
  footer { inset-block-end: 0; border-block-start: 1px solid; }
`;

export interface Checkout {
  readonly page: Page;
  /**
   * Presses a key, and says that then something has the focus: by role, name, (description) and [states]. Wherever it is,
   * it must be seen to have it, beside a header and a footer that stay.
   */
  press(key: string, expected: string): Promise<void>;
  /** The same of what happens without a key. */
  focusIs(expected: string): Promise<void>;
  /** What the live regions say, those left out that cannot be heard now. */
  hears(expected: string): Promise<void>;
  /** Compares the accessibility tree with the one that is written down. */
  looksLike(name: string, of?: string): Promise<void>;
  done(): Promise<void>;
}

export interface CheckoutOptions extends BrowserContextOptions {
  readonly lang?: string;
  readonly head?: string;
  /** What the shop's backend answers, by path. */
  readonly answers?: Readonly<Record<string, () => { status?: number; body: unknown }>>;
}

const escape = (json: unknown) => JSON.stringify(json).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** An attribute with JSON. */
export const json = (name: string, value: unknown) => `${name}='${escape(value)}'`;

/** A page between whose two buttons an element stands. */
export async function openCheckout(
  demo: TestDemo,
  body: string,
  { lang = 'en', head = '', answers = {}, ...options }: CheckoutOptions = {},
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
      body: `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><title>Checkout</title>
        <meta name="viewport" content="width=device-width"><style>${STYLE}</style>${head}
        <script type="module" src="/pay-elements/pay-elements.js"></script>
        <header>Shop</header><main><h1>Checkout</h1><button>Before</button>
        <section>${body}</section><button>After</button></main><footer>Need help?</footer></html>`,
    }),
  );
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(`**${path}`, (route) => {
      const { status = 200, body } = answer();
      return route.fulfill({ status, json: body });
    });
  }
  await page.goto(`${demo.url}/checkout`);
  await page.waitForFunction(isShown);
  const protocol = await page.context().newCDPSession(page);
  const focusIs = async (expected: string, after = '') => {
    // A render, and what it brings in, may be under way.
    await until(async () => describeFocus(protocol), expected, after);
    if (expected !== NOTHING) assert.deepEqual(await hiddenFocus(page), [], `${after} ${expected}`);
  };
  return {
    page,
    done,
    focusIs: (expected) => focusIs(expected),
    press: async (key, expected) => {
      await page.keyboard.press(key);
      await focusIs(expected, key);
    },
    hears: (expected) => until(() => audible(protocol), expected, 'live regions'),
    looksLike: (name, of = 'section') => compare(name, () => page.locator(of).ariaSnapshot()),
  };
}

/** Whether each of our elements has something on screen, runs in the page. */
function isShown(): boolean {
  const shown = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')]
      .filter(({ localName }) => /^pay-(?!provider)/.test(localName))
      .every(({ shadowRoot }) => shadowRoot?.querySelector('[part=base]') && shown(shadowRoot));
  return shown(document);
}

/** Where the focus is when it is nowhere. */
const NOTHING = 'nothing';

async function until(look: () => Promise<string>, expected: string, what: string): Promise<void> {
  const end = Date.now() + 5_000;
  let seen = await look();
  while (seen !== expected && Date.now() < end) seen = await look();
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

/** As the browser tells it to a screen reader. */
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
    `"${text(node.name?.value) || (node.role?.value === 'status' ? wordsIn(all)(node) : '')}"`,
    ...(description ? [`(${description})`] : []),
    ...states.map((state) => `[${state}]`),
  ].join(' ');
}

/** What is read out of a node. */
function wordsIn(all: readonly AXNode[]): (node: AXNode) => string {
  const byId = new Map(all.map((node) => [node.nodeId, node]));
  const words = (node: AXNode): string =>
    node.role?.value === 'StaticText'
      ? text(node.name?.value)
      : (node.childIds ?? []).map((id) => (byId.has(id) ? words(byId.get(id)!) : '')).join(' ');
  return (node) => text(words(node));
}

async function audible(protocol: CDPSession): Promise<string> {
  const all = await nodes(protocol);
  return all
    .filter((node) => !node.ignored && ['status', 'alert'].includes(String(node.role?.value)))
    .map(wordsIn(all))
    .filter(Boolean)
    .join(' | ');
}

/** What is wrong with how the focus is seen. */
function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    let node = document.activeElement!;
    while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    const problems: string[] = [];
    if (outlineStyle === 'none' || (outlineStyle !== 'auto' && parseFloat(outlineWidth) < 2))
      problems.push(`outline: ${outlineWidth} ${outlineStyle}`);
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect().bottom;
    const footer = document.querySelector('footer')!.getBoundingClientRect().top;
    const dialog = node.closest('dialog') || (node.getRootNode() as ShadowRoot).querySelector('dialog[open]');
    const [from, to] = dialog ? [0, innerHeight] : [header, footer];
    if (bottom - top < to - from && (top < from || bottom > to))
      problems.push(`obscured: ${top} to ${bottom}, seen is ${from} to ${to}`);
    if (left < 0 || right > innerWidth) problems.push(`cut: ${left} to ${right}`);
    return problems;
  });
}

/** With UPDATE_ARIA=1 what is seen is what is written down. */
async function compare(name: string, look: () => Promise<string>): Promise<void> {
  const file = new URL(`aria/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_ARIA || !existsSync(file)) {
    assert.ok(process.env.UPDATE_ARIA, `${file.pathname} is missing: UPDATE_ARIA=1 writes it`);
    // Until what is brought in later is there.
    let before = '';
    let seen = await look();
    while (seen !== before) {
      await new Promise((later) => setTimeout(later, 400));
      [before, seen] = [seen, await look()];
    }
    return writeFileSync(file, `${seen}\n`);
  }
  await until(async () => `${await look()}\n`, readFileSync(file, 'utf8'), name);
}
