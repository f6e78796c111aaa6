/**
 * The bridge as a script tag of its own: `pay-webview.js?channel=payElements&openUrls=host`, before the one of the
 * elements, so that it listens before they can say anything. Pages outside webviews load nothing of it.
 */
import { connectWebview, type WebviewOptions } from './webview/connect.js';

const asked = Object.fromEntries(new URL(import.meta.url).searchParams) as WebviewOptions;
const { channel, method, openUrls, frames } = asked;
connectWebview({
  ...(channel && { channel }),
  ...(method && { method }),
  ...(openUrls && { openUrls }),
  ...(frames && { frames }),
});
