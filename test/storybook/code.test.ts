/** The code that Storybook shows for a story: pasted into a page with the script, it shows the same step. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { entries, visitAll } from '../../scripts/check/stories/visit.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';
import { until } from '../support/until.js';

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

/** The states of the element of a story. */
const statesOf = (page: Page, tag: string, known: readonly string[]) =>
  page.evaluate(([tag, known]) => known.filter((state) => document.querySelector(`${tag}:state(${state})`)).join(), [
    tag,
    known,
  ] as const);

/** The states to which play functions lead: they enter a code, send a form, follow a link, or stop a drawing. */
const PLAYED: ReadonlyMap<string, RegExp> = new Map([
  ['entry', /^(submitting|confirming|done|locked)$/],
  ['incomplete', /^refused$/],
  ['ready', /^(leaving|stuck|drawing|tab)$/],
  ['counting', /^ready$/],
]);

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly cssStates?: readonly { readonly name: string }[];
    }[];
  }[];
}
const { modules } = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as Manifest;
const states = new Map(
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .map(({ tagName = '', cssStates = [] }) => [tagName, cssStates.map(({ name }) => name)]),
);

describe('the code of every story', () => {
  it('shows the story when it is pasted into a page', async () => {
    const all = (await entries()).filter(({ title, type }) => type === 'story' && title.startsWith('Elements/'));
    let pasted = 0;
    const wrong: string[] = [];
    await visitAll(all, {
      look: async (page, { title }, { code }) => {
        const tag = title.replace('Elements/', '');
        const known = states.get(tag) ?? [];
        const expected = await statesOf(page, tag, known);
        const other = await page.context().newPage();
        try {
          const errors = await paste(other, code);
          await other.waitForFunction((tag) => customElements.get(tag), tag);
          let found = '';
          const wait = until(`${tag} is ${expected}`, async () => {
            found = await statesOf(other, tag, known);
            return found === expected || Boolean(PLAYED.get(found)?.test(expected));
          });
          await wait.catch(() => errors.push(`is ${found}, not ${expected}`));
          pasted++;
          return errors;
        } finally {
          await other.close();
        }
      },
      done: ({ id }, problems) =>
        problems.length && wrong.push(`${id}: ${problems.join().split('\n', 1)[0]!.slice(0, 200)}`),
    });
    assert.deepEqual(wrong, []);
    assert.ok(pasted > 100);
  });
});
