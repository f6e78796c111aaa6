/** Puts a sample of HTML on a page of the demo with the built elements, and reports unknown names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestDemo } from '../e2e/demo.js';
import { ROOT } from './documents.js';
import { elements } from './names.js';

/** Attributes that pages may set on any element. */
const GLOBAL = ['class', 'dir', 'hidden', 'id', 'lang', 'name', 'part', 'slot', 'style'];
const SCRIPT = '<script type="module" src="/pay-elements/pay-elements.js"></script>';
const HAS_SCRIPT = /\/(?:pay-elements(?:\.[\w-]+)?|autoloader)\.js/;
/** The path of the build on networks that serve npm packages. */
const NETWORK = /^\/npm\/pay-elements@[\d.]+\/dist\//;

export interface Surroundings {
  readonly shop: TestDemo;
  /** The JSON at every `src`, from the document or of a provider; null for a payment of the sandbox. */
  readonly resource: string | null;
}

/** Replaces placeholders that differ for each build: `sha384-…` for a hash, `1a2b3c4d` for the release in a file name. */
function whole(html: string): string {
  const hashes = JSON.parse(readFileSync(join(ROOT, 'dist/sri.json'), 'utf8')) as Record<string, string>;
  const nameOf = (chunk: string) =>
    Object.keys(hashes).find((name) => name.replace(/-[\da-f]{8}\.js$/, '') === chunk) ?? `no-${chunk}.js`;
  return html
    .replace(/(chunks\/[\w-]+)-1a2b3c4d\.js/g, (_all, chunk: string) => nameOf(chunk))
    .replace(/(chunks\/[\w-]+\.js)": "sha384-…/g, (_all, name: string) => `${name}": "${hashes[name]}`)
    .replace('integrity="sha384-…"', `integrity="${hashes['pay-elements.js']}"`);
}

/** Serves the sample, the build, and the payment or mandate that the sample polls. @returns the id of the payment */
export async function openSample(page: Page, html: string, { shop, resource }: Surroundings): Promise<string> {
  const sample = whole(html);
  const script = HAS_SCRIPT.test(sample) ? '' : SCRIPT;
  const body = `<!doctype html><html lang="en"><title>Sample</title><body>${script}${sample}`;
  const made = resource ? (JSON.parse(resource) as { id: string }) : await order(shop);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/sample') return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    if (pathname.startsWith('/pay-elements/')) return route.fulfill({ path: join(ROOT, 'dist', pathname.slice(14)) });
    if (NETWORK.test(pathname)) {
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ path: join(ROOT, 'dist', pathname.replace(NETWORK, '')), headers });
    }
    if (pathname === '/words/eu.js')
      return route.fulfill({ contentType: 'text/javascript', body: 'export const strings = {};' });
    // Samples shorten a `src` with an ellipsis, or have an id of a provider.
    if (!/(?:pm|mdt)_123|%E2%80%A6|^(?:\/merchant)?\/payments\/(?!pm_)/.test(pathname)) return route.continue();
    if (resource) return route.fulfill({ contentType: 'application/json', body: resource });
    const events = pathname.endsWith('/events') ? '/events' : '';
    return route.continue({ url: `${shop.url}/merchant/payments/${made.id}${events}` });
  });
  await page.goto(`${shop.url}/sample`);
  return made.id;
}

async function order(shop: TestDemo): Promise<{ id: string }> {
  const made = await shop.consumer('POST', '/merchant/orders', { method: 'pix_br' });
  return { id: made['id']! };
}

/** Waits until each element is ready. @returns unknown attributes and slots, and elements without content */
export async function unknownOnPage(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('pay-'))
      .every((element) => element.matches(':defined') && !element.matches('pay-action:not(:state(ready))')),
  );
  const known = Object.fromEntries([...elements].map(([tag, { attributes, slots }]) => [tag, { attributes, slots }]));
  return page.evaluate(
    ([known, global]) =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { localName: tag, parentElement: parent, slot } = element;
        const slots = known[parent?.localName ?? '']?.slots;
        // `mark-<id>` is the name of several slots.
        const isSlot = (name: string) => new RegExp(`^${name.replace(/<\w+>/, '[\\w.-]+')}$`).test(slot);
        const wrong = slots && slot && !slots.some(isSlot) ? [`slot ${slot} of <${parent!.localName}>`] : [];
        if (!tag.startsWith('pay-')) return wrong;
        const attributes = known[tag]?.attributes ?? [];
        const unknown = element
          .getAttributeNames()
          .filter((name) => !attributes.includes(name) && !global.includes(name))
          .map((name) => `${name} of <${tag}>`);
        return [...wrong, ...unknown, ...(element.matches(':state(unusable)') ? [`<${tag}> can show nothing`] : [])];
      }),
    [known, GLOBAL] as const,
  );
}
