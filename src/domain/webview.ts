/** What webviews call themselves: Android's says "wv", Apple's leaves out "Safari". */
const ANDROID = /; wv\)/;
const APPLE = /\b(iPhone|iPad|iPod)\b/;

/** Whether a user agent is an app's webview. A page on Apple's home screen looks like one, too. */
export function isWebview(userAgent: string): boolean {
  return ANDROID.test(userAgent) || (APPLE.test(userAgent) && !userAgent.includes('Safari/'));
}
