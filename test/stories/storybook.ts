/** The built Storybook, whose stories are opened as it opens them in its frame. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { STORYBOOK } from '../../scripts/shared/serve.mjs';

export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly tags: readonly string[];
}

/** What a story has done when its play function has ended. */
export interface Ended {
  readonly errors: readonly string[];
  /** The events of the Actions panel, one a line. */
  readonly actions: string;
  /** The code of the story. */
  readonly code: string;
}

export function readEntries(): readonly Entry[] {
  const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** Runs in the page before other scripts: Storybook's preview reports the result of a story on its channel. */
export function listenForTheEnd(): void {
  interface ChannelValue {
    readonly message?: string;
    readonly status?: string;
    readonly source?: string;
    readonly data?: { readonly name: string; readonly args: unknown };
  }
  interface Channel {
    on(event: string, listener: (value: ChannelValue) => void): void;
    emit(event: string, value: object): void;
  }
  let actions: string[] = [];
  let code = '';
  let channel: Channel;
  let end = (_errors: string[]) => {};
  /** Waits for the end of the next story. */
  const listen = () => {
    actions = [];
    code = '';
    const ended = new Promise<Ended>((resolve) => {
      end = (errors) => resolve({ errors, actions: actions.join('\n'), code });
    });
    Object.assign(globalThis, { ended });
  };
  listen();
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: Channel) => {
      channel = value;
      for (const bad of [
        'storyErrored',
        'storyThrewException',
        'playFunctionThrewException',
        'storyMissing',
        'unhandledErrorsWhilePlaying',
      ])
        channel.on(bad, (error) => end([`${bad}: ${error?.message ?? JSON.stringify(error)}`]));
      channel.on('storybook/actions/action-event', ({ data }) => {
        actions.push(`${data?.name} ${JSON.stringify(data?.args)}`);
      });
      channel.on('storybook/docs/snippet-rendered', ({ source }) => (code = source ?? ''));
      channel.on('storyFinished', ({ status }) => end(status === 'error' ? ['error'] : []));
    },
  });
  Object.assign(globalThis, {
    /** Shows another story without loading the page again. */
    show: (storyId: string) => {
      listen();
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
  });
}

/**
 * @param url of the server @param again true if the page shows a story already, and need not load again
 * @throws {Error} if the play function does not end within 40 seconds
 */
export async function openStory(page: Page, url: string, { id, type }: Entry, again = false): Promise<Ended> {
  // Storybook's own axe would look at one setting of the many that are looked at here.
  if (again && type === 'story')
    await page.evaluate((id) => (globalThis as unknown as { show(id: string): void }).show(id), id);
  else await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`);
  if (type === 'docs') {
    await page.locator('.sbdocs h1').first().waitFor();
    return { errors: [], actions: '', code: '' };
  }
  await page.waitForFunction(() => (globalThis as unknown as { ended: Promise<Ended> }).ended, null, {
    timeout: 40_000,
  });
  return page.evaluate(() => (globalThis as unknown as { ended: Promise<Ended> }).ended);
}
