import { isWebview } from './webview.js';

/**
 * What apps add to the user agent of the browser inside them, the more special first: Instagram and Messenger say
 * Facebook's words as well. Telegram says so on Android only, X not always.
 */
const MARKS = {
  instagram: /\bInstagram \d/,
  threads: /\bBarcelona \d/,
  messenger: /\bFBAN\/Messenger|\bFB_IAB\/(Orca-Android|MESSENGER)/,
  facebook: /\bFB(AN|AV|_IAB)\//,
  tiktok: /musical_ly|\btrill_\d|BytedanceWebview/,
  line: /\bLine\/\d/,
  wechat: /\bMicroMessenger\//,
  kakaotalk: /\bKAKAOTALK/,
  naver: /\bNAVER\(inapp/,
  telegram: /\bTelegram-Android\//,
  google: /\bGSA\//,
  x: /\bTwitter(Android\b| for iP)/,
  snapchat: /Snapchat\/\d/,
  linkedin: /\bLinkedInApp\b/,
  pinterest: /\[Pinterest\//,
  zalo: /\bZalo (iOS|android)\//,
} as const;

/** `unknown` is the webview of any other app. */
export type InAppBrowser = keyof typeof MARKS | 'unknown';

/** The app whose own browser has this user agent; null of what is a browser, as far as it says. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  const names = Object.keys(MARKS) as (keyof typeof MARKS)[];
  return names.find((name) => MARKS[name].test(userAgent)) ?? (isWebview(userAgent) ? 'unknown' : null);
}
