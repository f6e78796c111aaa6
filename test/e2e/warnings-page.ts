/** A page that loads one script of the library, and what the console of the browser then has. */
import assert from 'node:assert/strict';
import type { Browser, ConsoleMessage, Page, Route } from '@playwright/test';
import { payment, redirectAction } from '../support/samples.js';
import { startHost, type Host } from '../trust/host.js';
import { html, page as servePage, type Exchange, type Routes } from '../trust/server.js';

/** The time that a page has to set what it forgot, before it is warned. */
const GRACE_PERIOD_MS = 5_000;
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' http:; img-src 'self'; " +
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

const answer =
  (value: unknown, status = 200) =>
  ({ json }: Exchange) =>
    json(status, value);
const redirect =
  (location: string) =>
  ({ response }: Exchange) =>
    response.writeHead(302, { location }).end();

/** A backend with a mistake at each path. */
const BACKEND: Routes = {
  '/page': respond,
  '/web-page': servePage('<h1>Not found</h1>'),
  '/signed-out': redirect('/web-page'),
  '/signed-out/v1/mandates/mdt_1/verify': redirect('/web-page'),
  '/unauthorized': answer({ error: { message: 'sign in' } }, 401),
  '/expired-key': answer({ error: { message: 'the payment service refused the key' } }, 502),
  '/limited': answer({ error: { message: 'too many' } }, 429),
  '/wrapped': answer({ data: payment() }),
  '/number': answer(payment({ amount: 129.9 })),
  '/no-object': answer({ ...payment(), object: undefined }),
  '/stripe': answer({ object: 'payment_intent', id: 'pi_1', status: 'succeeded', amount: 1, currency: 'eur' }),
  '/payment': answer(payment()),
  '/no-cors': ({ response, json }) => {
    response.removeHeader('access-control-allow-origin');
    json(200, payment());
  },
};

export const startPages = (browser: Browser): Promise<Host> => startHost(browser, BACKEND);

export interface Opened {
  readonly page: Page;
  readonly warnings: ConsoleMessage[];
  /** The file with the warnings was requested. */
  readonly loaded: () => boolean;
  /** Lets the time pass that a page has, and returns the warnings. */
  readonly later: () => Promise<string[]>;
  readonly done: () => Promise<void>;
}

interface PageOptions {
  readonly file?: string;
  /** The page is as if it were there. */
  readonly origin?: string;
  readonly query?: string;
  /** The browser reports requests that fail. */
  readonly failing?: boolean;
  /** Files that do not arrive. */
  readonly missing?: string | undefined;
}

/** Opens a page with these elements and a script. */
export async function openPage(
  host: Host,
  body: string,
  { file = 'pay-elements.js', origin = 'http://localhost', query = '', failing = false, missing }: PageOptions = {},
): Promise<Opened> {
  const { page, problems } = await host.open();
  await page.clock.install();
  const warnings: ConsoleMessage[] = [];
  let requested = false;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message);
    const isExpected = failing && /Failed to load resource|blocked by CORS/.test(message.text());
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  page.on('request', (request) => (requested ||= request.url().endsWith('/pay-warnings.js')));
  const pretend = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(host.url + pathname + search);
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  };
  if (missing) await page.route(missing, (route) => route.abort());
  if (origin !== host.url) await page.route(`${origin}/**`, pretend);
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
