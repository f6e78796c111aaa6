/** User agents of webviews: Android's contains "wv", Apple's has no "Safari". */
const ANDROID = /; wv\)/;
const APPLE = /\b(?:iPhone|iPad|iPod)\b/;

/** Returns true if a user agent is a webview. A page on Apple's home screen has the same user agent. */
export function isWebview(userAgent: string): boolean {
  return ANDROID.test(userAgent) || (APPLE.test(userAgent) && !userAgent.includes('Safari/'));
}
