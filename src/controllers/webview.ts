import { isWebview } from '../domain/webview.js';

/** Whether the page is in an app's webview, where downloads and printing are ignored without a word. */
export function inWebview(): boolean {
  // A page on the home screen is no webview, though it says so.
  return isWebview(navigator.userAgent) && !('standalone' in navigator && navigator.standalone);
}
