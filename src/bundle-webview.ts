/**
 * The bridge as a script tag of its own: `pay-webview.js?channel=payElements&openUrls=host`. It goes before the script tag
 * of the elements, so that it listens before their first event. Pages outside webviews load nothing of it.
 */
import { connectWebview, type WebviewOptions } from './webview/connect.js';

const options = Object.fromEntries(new URL(import.meta.url).searchParams) as WebviewOptions;
const { channel, method, openUrls, frames } = options;
connectWebview({
  ...(channel && { channel }),
  ...(method && { method }),
  ...(openUrls && { openUrls }),
  ...(frames && { frames }),
});
