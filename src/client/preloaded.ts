import { native } from '../natives.js';
import type { Backend } from './request.js';

/** URLs that were requested. WebKit would use the response of a preload for every request of the page. */
const requested = new Set<string>();

/** The page's link that preloads the first request for a URL. A preload has no headers of a provider. */
export const preloadOf = ({ headers }: Backend, url: string): Element | false | null =>
  requested.size < requested.add(url).size &&
  JSON.stringify(headers) === '{}' &&
  native(document, 'querySelector')(`[as=fetch][href=${JSON.stringify(url)}]`);
