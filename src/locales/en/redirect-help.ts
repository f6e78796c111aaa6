import type { RedirectHelpStrings } from '../strings.js';

export const redirectHelp: RedirectHelpStrings = {
  appHelp: 'Check that the app is on this device and up to date, then try again.',
  inApp: (app) =>
    `You are in the browser of ${app}, which may not open other apps. Open its menu, choose “Open in browser”, and try ` +
    'again there.',
  inWechat:
    'WeChat does not open other apps from its pages. Tap “…” at the top right, choose “Open in Browser”, and try again ' +
    'there.',
  inAnApp:
    'This page is inside an app, which may not open other apps. If it has a menu with “Open in browser”, try again there.',
  appNames: {
    instagram: 'Instagram',
    threads: 'Threads',
    messenger: 'Messenger',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    line: 'LINE',
    kakaotalk: 'KakaoTalk',
    naver: 'NAVER',
    telegram: 'Telegram',
    google: 'the Google app',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp:
    'It may be slow, or this page may not be let go from here. Try a new tab, or copy the link to your browser.',
  newTab: 'Open in a new tab',
  link: 'link',
  copyLink: 'Copy the link',
  scan: 'To go on with your phone, scan this code with its camera.',
  scanLabel: 'QR code that opens the app on a phone',
};
