/** What webviews call themselves: Android's says "wv", Apple's leaves out "Safari". */
const WEBVIEW = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*Safari\/)/;

/** Whether the page is in an app's webview, where downloads and printing are ignored without a word. */
export function inWebview(): boolean {
  // A page on the home screen is no webview, though it says so.
  return WEBVIEW.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone);
}
