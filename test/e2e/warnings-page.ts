/** A page that loads one script of the library, and what the console of the browser then has. */
import assert from 'node:assert/strict';
import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import { redirectAction } from '../support/samples.js';
import { startHost, type Host } from '../trust/host.js';
import { html, type Exchange } from '../trust/server.js';

/** The time that a page has to set what it forgot, before it is warned. */
const GRACE_PERIOD_MS = 5_000;
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types pay-elements";

export const action = (attributes: string) => `<pay-action ${attributes}></pay-action>`;
/** A value for an attribute in single quotes. */
export const json = (value: object) => JSON.stringify(value).replaceAll("'", '&#39;');
export const UNSAFE = action(
  `action='${json({ ...redirectAction, redirect_to_url: { url: 'http://shop.example/?token=secret' } })}'`,
);

/** `/page?file=pay-elements.js&body=<pay-action>` */
function respond({ request, response }: Exchange): void {
  const query = new URL(request.url!, 'http://host').searchParams;
  const file = query.get('file')!;
  const script = `<script ${/\.all\.js$/.test(file) ? '' : 'type="module" '}src="/dist/${file}"></script>`;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STRICT })
    .end(html(query.get('body')! + script));
}

export const startPages = (browser: Browser): Promise<Host> => startHost(browser, { '/page': respond });

export interface Opened {
  readonly page: Page;
  readonly warnings: ConsoleMessage[];
  /** The file with the warnings was requested. */
  readonly loaded: () => boolean;
  /** Lets the time pass that a page has, and returns the warnings. */
  readonly later: () => Promise<string[]>;
  readonly done: () => Promise<void>;
}

/** Opens a page with these elements and a script, as if it were at another origin. */
export async function openPage(
  host: Host,
  body: string,
  { file = 'pay-elements.js', origin = 'http://localhost', query = '' } = {},
): Promise<Opened> {
  const { page, problems } = await host.open();
  await page.clock.install();
  const warnings: ConsoleMessage[] = [];
  let requested = false;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message);
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => (requested ||= request.url().endsWith('/pay-warnings.js')));
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(host.url + pathname + search);
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(`${origin}/page?${new URLSearchParams({ file, body }).toString()}${query}`, {
    waitUntil: 'networkidle',
  });
  return {
    page,
    warnings,
    loaded: () => requested,
    later: async () => {
      await page.clock.runFor(GRACE_PERIOD_MS);
      return warnings.map((one) => one.text());
    },
    done: async () => {
      await page.context().close();
      assert.deepEqual(problems, []);
    },
  };
}
