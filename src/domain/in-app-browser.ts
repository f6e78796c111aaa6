import { isWebview } from './webview.js';

/**
 * Marks that apps add to the user agent of their in-app browser. Specific ones come first: Instagram and Messenger also have
 * Facebook's marks. Telegram adds one on Android only, and X not always.
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

/** Returns the app whose in-app browser has this user agent, or null for a regular browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  const names = Object.keys(MARKS) as (keyof typeof MARKS)[];
  return names.find((name) => MARKS[name].test(userAgent)) ?? (isWebview(userAgent) ? 'unknown' : null);
}
