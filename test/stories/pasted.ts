/** The code that Storybook shows for a story: pasted into a page with the script, it shows the same step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/shared/install.mjs';

const ORIGIN = 'https://shop.example.com';

/** Opens the code as a page of a shop, beside the library's files. @returns the errors of the page */
async function paste(page: Page, code: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, file] = /^\/pay-elements\/([\w/.-]+\.js)$/.exec(pathname) ?? [];
    if (file) return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(ROOT, 'dist', file)) });
    if (pathname === '/qr.svg')
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8">${code}` })
      : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  return errors;
}

/** The states to which play functions lead: they enter a code, send a form, follow a link, or stop a drawing or a page. */
const PLAYED: ReadonlyMap<string, RegExp> = new Map([
  ['entry', /^(submitting|confirming|done|locked)$/],
  ['incomplete', /^refused$/],
  ['ready', /^(leaving|stuck|drawing|tab|loading)$/],
  ['counting', /^ready$/],
  ['choosing', /^paying$/],
]);

/** The states of the elements with a tag. */
export const statesOf = (page: Page, tag: string, known: readonly string[]) =>
  page.evaluate(([tag, known]) => known.filter((state) => document.querySelector(`${tag}:state(${state})`)), [
    tag,
    known,
  ] as const);

/** @param shown the states of the element in the story, joined by commas @param known all states of the element */
export async function expectPasted(page: Page, tag: string, code: string, shown: string, known: readonly string[]) {
  const other = await page.context().newPage();
  const errors = await paste(other, code);
  await other.waitForFunction((tag) => customElements.get(tag), tag);
  await expect(async () => {
    const found = (await statesOf(other, tag, known)).join();
    if (!PLAYED.get(found)?.test(shown)) expect(found).toBe(shown);
  }).toPass({ timeout: 15_000 });
  expect(errors).toEqual([]);
  await other.close();
}
