import { isWebview } from '../domain/webview.js';

/** True in the webview of an app, which ignores downloads and printing without an error. */
export function inWebview(): boolean {
  // A page on the home screen has the user agent of a webview, but is none.
  return isWebview(navigator.userAgent) && !('standalone' in navigator && navigator.standalone);
}
