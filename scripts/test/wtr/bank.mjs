/**
 * A bank of tests below `/__bank/<page>`: its pages send back each message that they receive. `/__bank/<page>/seen` lists the requests
 * for a page. Another name of this machine is another origin.
 */
import { text } from 'node:stream/consumers';

const PAGE = `<!doctype html><html lang="en"><title>Bank</title><h1>Bank</h1>
<script>addEventListener('message', ({ data }) => parent.postMessage(data, '*'))</script></html>`;

/** @returns {(context: any, next: () => Promise<void>) => Promise<void>} middleware of Koa */
export function bank() {
  /** @type {Map<string, { method: string, body: string, referrer: string }[]>} requests by page */
  const requests = new Map();
  return async (context, next) => {
    const [, page = '', seen] = /^\/__bank\/([\w-]+)(\/seen)?$/.exec(context.path) ?? [];
    if (!page) return next();
    context.set('cache-control', 'no-store');
    const before = requests.get(page) ?? [];
    if (seen) return void (context.body = before);
    const { method } = context;
    requests.set(page, [...before, { method, body: await text(context.req), referrer: context.get('referer') }]);
    context.type = 'html';
    context.body = PAGE;
  };
}
