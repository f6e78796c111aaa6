/** Settings of a consumer's system and language, which are changed while a story stays on its page. From right to left is Arabic. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Entry } from './storybook.js';

export interface Setting {
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly forced?: boolean;
  readonly dir: 'ltr' | 'rtl';
}

const LIGHT: Setting = { name: 'light', scheme: 'light', dir: 'ltr' };
/** Each scheme and each direction once: no rule of axe depends on both. */
const OTHERS: readonly Setting[] = [
  { name: 'dark, right to left', scheme: 'dark', dir: 'rtl' },
  { name: 'high contrast', scheme: 'dark', forced: true, dir: 'ltr' },
];

/** An element's stories are in light one by one, and in the other settings together, on their sheet. */
export function settingsOf({ title, tags }: Entry): readonly Setting[] {
  if (tags.includes('sheet')) return OTHERS;
  // The provider has no sheet: it shows nothing itself.
  return title.startsWith('Elements/') && !title.endsWith('/pay-provider') ? [LIGHT] : [LIGHT, ...OTHERS];
}

export async function set(page: Page, { scheme, forced, dir }: Omit<Setting, 'name'>): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: forced ? 'active' : 'none',
    contrast: forced ? 'more' : 'no-preference',
  });
  await page.evaluate(
    async ([scheme, dir]) => {
      const { documentElement: root } = document;
      root.dataset.scheme = scheme;
      root.dir = dir;
      root.lang = dir === 'rtl' ? 'ar' : 'en';
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    },
    [scheme, dir] as const,
  );
  // The texts of a language are lazy-loaded.
  await expect.poll(() => page.evaluate(othersThanPage)).toEqual([]);
}

/** The languages of texts that are not yet in that of the page. */
function othersThanPage(): string[] {
  const { documentElement: root } = document;
  return [...document.querySelectorAll('#storybook-root *')].flatMap((element) => {
    const base = element.closest('[lang]') === root && element.shadowRoot?.querySelector<HTMLElement>('[part=base]');
    return base && !base.lang.startsWith(root.lang) ? [`${element.localName}: ${base.lang}`] : [];
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in a story, in each setting: one line for each rule that is broken. No story is exempt from a rule. */
export async function violations(page: Page, settings: readonly Setting[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const setting of settings) {
    await set(page, setting);
    const lines = await page.evaluate(async () => {
      const { axe: runner } = globalThis as unknown as { axe: typeof axe };
      // `region` is a rule about whole pages.
      const options = { resultTypes: ['violations' as const], rules: { region: { enabled: false } } };
      const { violations } = await runner.run('#storybook-root', options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    found.push(...lines.map((line) => `${setting.name}: ${line}`));
  }
  return found;
}
