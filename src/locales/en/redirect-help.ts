import type { RedirectHelpStrings } from '../strings.js';

export const redirectHelp: RedirectHelpStrings = {
  appHelp: (app) =>
    `Make sure the ${app && `${app} `}app is installed and up to date, then try again. Or copy the link, and open it on a phone that has the app.`,
  appScan: (app) => `The ${app && `${app} `}app may not be on this computer. Scan the code with your phone instead.`,
  inApp: (app) =>
    `You’re in the browser inside ${app}, which may not be able to open other apps. Open its menu, choose “Open in browser”, and ` +
    'try again there.',
  inWechat:
    'WeChat doesn’t open other apps from its pages. Tap “…” at the top right, choose “Open in Browser”, and try again ' +
    'there.',
  inAnApp:
    'This page is open inside an app that may not be able to open other apps. If its menu has “Open in browser”, try again there.',
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
  pageHelp: 'The page may be slow or blocked here. Open it in a new tab, or copy the link into your browser.',
  newTab: 'Open in a new tab',
  link: 'link',
  copyLink: 'Copy link',
  scanLabel: 'QR code that opens the app on a phone',
};
