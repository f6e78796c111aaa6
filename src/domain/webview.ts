/** What webviews call themselves: Android's says "wv", Apple's leaves out "Safari". */
const WEBVIEW = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*Safari\/)/;

/** Whether a user agent is an app's webview. A page on Apple's home screen looks like one, too. */
export function isWebview(userAgent: string): boolean {
  return WEBVIEW.test(userAgent);
}
