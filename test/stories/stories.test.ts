/**
 * Every story of the built Storybook, opened once: its play function ends well, axe finds nothing in any setting, it looks as in
 * test/visual/baseline (`npm run pictures:update` accepts how it looks now), and its code shows the same on a page of its own.
 */
import { readdirSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { serve } from '../../scripts/shared/serve.mjs';
import { CONTEXTS, comparePictures, deviceOf, drawsAlike, picturesOf, type Device } from './pictures.js';
import { expectPasted, statesOf } from './pasted.js';
import { settingsOf, violations } from './settings.js';
import { readStates } from './states-reporter.js';
import { listenForTheEnd, openStory, readEntries } from './storybook.js';

/** The code that stories enter. */
const ENTERED = '123456';
const NOW = '2026-11-21T12:00:00Z';

interface OfWorker {
  server: string;
  /** A page of a device, with Storybook in its cache. A new one for each story would take twice the time. */
  pageOn: (device: Device) => Promise<Page>;
  comparable: boolean;
}

const test = base.extend<object, OfWorker>({
  server: [
    async ({}, use) => {
      const { url, close } = await serve();
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  pageOn: [
    async ({ browser }, use) => {
      const pages = new Map<Device, Promise<Page>>();
      const open = async (device: Device) => {
        const context = await browser.newContext(CONTEXTS[device]);
        await context.addInitScript(listenForTheEnd);
        // With a fixed time, what loads is loading for ever: on a slow machine, too.
        await context.addInitScript(() => {
          AbortSignal.timeout = () => new AbortController().signal;
        });
        await context.clock.setFixedTime(NOW);
        return context.newPage();
      };
      await use((device) => {
        const page = pages.get(device) ?? open(device);
        pages.set(device, page);
        return page;
      });
    },
    { scope: 'worker' },
  ],
  comparable: [async ({ browser }, use) => use(await drawsAlike(browser)), { scope: 'worker' }],
});

const states = readStates();
const entries = readEntries();
/** The element whose stories a page shows, one after the other without loading again. */
const titles = new Map<Page, string>();

for (const entry of entries) {
  const { id, title, type } = entry;
  test(id, async ({ server, pageOn, comparable }) => {
    const page = await pageOn(deviceOf(entry));
    const errors: string[] = [];
    const listen = ({ message }: Error) => errors.push(message);
    page.on('pageerror', listen);
    await page.setViewportSize(CONTEXTS[deviceOf(entry)].viewport!);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' });
    const { errors: played, actions, code } = await openStory(page, server, entry, titles.get(page) === title);
    titles.set(page, type === 'story' ? title : '');
    expect([...errors, ...played]).toEqual([]);
    expect(actions).not.toContain(ENTERED);
    const tag = title.replace(/^.*\//, '');
    const known = states.get(tag) ?? [];
    const shown = type === 'story' ? await statesOf(page, tag, known) : [];
    test.info().annotations.push(...shown.map((state) => ({ type: 'state', description: `${tag} ${state}` })));
    if (type === 'story' && title.startsWith('Elements/')) await expectPasted(page, tag, code, shown.join(), known);
    if (type === 'story') expect.soft(await violations(page, settingsOf(entry))).toEqual([]);
    if (comparable) await comparePictures(page, entry);
    page.off('pageerror', listen);
  });
}

test('every picture has a story', () => {
  const known = new Set(['probe.png', ...entries.flatMap(picturesOf)]);
  expect(readdirSync('test/visual/baseline').filter((file) => !known.has(file))).toEqual([]);
});
