import { inAppBrowser } from '../domain/in-app-browser.js';

/** True in the webview of an app, or in its browser, which ignore downloads and printing without an error. */
export function inWebview(): boolean {
  // A page on the home screen has the user agent of a webview, but is none.
  return inAppBrowser(navigator.userAgent) !== null && !('standalone' in navigator && navigator.standalone);
}
