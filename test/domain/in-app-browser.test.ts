import { expect } from '@open-wc/testing';
import { inAppBrowser, type InAppBrowser } from '../../src/domain/in-app-browser.js';
import { isWebview } from '../../src/domain/webview.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = (rest: string) => `Mozilla/5.0 (Linux; Android 13; ${rest}`;

/** Published user agents. */
const TABLE: [InAppBrowser | null, string][] = [
  [
    'instagram',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5; en_US; en; scale=3.00; 1290x2796; IABMV/1; 776538208) Safari/604.1',
  ],
  [
    'instagram',
    'Mozilla/5.0 (Linux; Android 7.1.2; Pixel XL Build/NJH47F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/60.0.3112.107 Mobile Safari/537.36 Instagram 11.0.0.12.20 Android (25/7.1.2; 476dpi; 1440x2417; Google/google; Pixel XL; marlin; marlin; en_GB)',
  ],
  ['threads', `${IPHONE} Mobile/15E148 Barcelona 340.0.0.18.81 (iPhone15,2; iOS 17_5)`],
  [
    'facebook',
    'Mozilla/5.0 (Linux; Android 6.0.1; SM-N9208 Build/MMB29K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/58.0.3029.83 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/125.0.0.16.80;]',
  ],
  [
    'facebook',
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/486.0.0.40.108;FBBV/123;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS]`,
  ],
  [
    'messenger',
    'Mozilla/5.0 (iPad; CPU OS 10_1_1 like Mac OS X) AppleWebKit/602.2.14 (KHTML, like Gecko) Mobile/14B100 [FBAN/MessengerForiOS;FBAV/122.0.0.40.69;FBBV/61279955;FBDV/iPad4,1;FBMD/iPad;FBSN/iOS;FBSV/10.1.1;FBSS/2;FBCR/;FBID/tablet;FBLC/vi_VN;FBOP/5;FBRV/0]',
  ],
  [
    'messenger',
    'Mozilla/5.0 (Linux; Android 6.0.1; SM-N9208 Build/MMB29K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/58.0.3029.83 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/118.0.0.19.82;]',
  ],
  [
    'messenger',
    `${ANDROID('RMX3630 Build/TP1A.220905.001; wv)')} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/478.0.0.1.1;]`,
  ],
  [
    'tiktok',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 musical_ly_41.9.0',
  ],
  [
    'tiktok',
    'Mozilla/5.0 (Linux; Android 12; Pixel 3 Build/SP1A.210812.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/96.0.4664.104 Mobile Safari/537.36  trill_2022206050 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/22.6.5 ByteLocale/en ByteFullLocale/en Region/US BytedanceWebview/d8a21c6',
  ],
  [
    'line',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 Safari Line/7.3.2',
  ],
  [
    'line',
    `${ANDROID('SM-N986N Build/TP1A.220624.014; wv)')} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.166 Mobile Safari/537.36 Line/13.12.0/IAB`,
  ],
  [
    'wechat',
    `${ANDROID('22081212C Build/TKQ1.220829.002; wv)')} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36 XWEB/5023 MMWEBSDK/20230303 MMWEBID/6973 MicroMessenger/8.0.34.2340(0x2800225B) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'wechat',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.23(0x18001729) NetType/WIFI Language/zh_CN',
  ],
  [
    'kakaotalk',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.3.1',
  ],
  [
    'kakaotalk',
    `${ANDROID('SM-X706N Build/TP1A.220624.014; wv)')} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.138 Safari/537.36;KAKAOTALK 2410310`,
  ],
  [
    'naver',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1010; 11.24.5; 12PRO)',
  ],
  [
    'telegram',
    'Mozilla/5.0 (Linux; Android 7.1.2; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.6045.193 Mobile Safari/537.36 Telegram-Android/11.4.3 (Samsung SM-G965N; Android 7.1.2; SDK 25; LOW)',
  ],
  [
    'google',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/399.2.845414227 Mobile/15E148 Safari/604.1',
  ],
  [
    'google',
    'Mozilla/5.0 (Linux; Android 10; IN2011 Build/QKQ1.191222.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/84.0.4147.89 Mobile Safari/537.36 GSA/11.20.15.21.arm64',
  ],
  [
    'x',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G93 Twitter for iPhone/10.64.1',
  ],
  [
    'x',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240705.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 TwitterAndroid',
  ],
  [
    'snapchat',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.3 Mobile/15E148 Snapchat/11.64.0.38 (like Safari/8612.4.9.0.3, panda)',
  ],
  [
    'linkedin',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]',
  ],
  [
    'pinterest',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 [Pinterest/iOS]',
  ],
  [
    'zalo',
    'Mozilla/5.0 (Linux; Android 10; Active 3 Build/QP1A.190711.020;) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0.4844.58 Mobile Safari/537.36 Zalo android/12100609 ZaloTheme/light ZaloLanguage/vi',
  ],
  // An unknown app.
  [
    'unknown',
    `${ANDROID('Pixel 6; wv)')} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36`,
  ],
  ['unknown', `${IPHONE} Mobile/15E148`],
  // Regular browsers.
  [null, `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  [null, `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  [null, `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  [null, `${IPHONE} EdgiOS/126.0.2592.86 Version/17.0 Mobile/15E148 Safari/604.1`],
  [null, `${ANDROID('K)')} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`],
  [
    null,
    `${ANDROID('SM-S911B)')} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
  ],
  [null, 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  [
    null,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  ],
  [null, ''],
];

describe('inAppBrowser', () => {
  for (const [app, userAgent] of TABLE) {
    it(`finds ${app} in ${userAgent.slice(0, 40)}…${userAgent.slice(-40)}`, () => {
      expect(inAppBrowser(userAgent)).to.equal(app);
    });
  }
});

describe('isWebview', () => {
  it('is true for in-app pages and false for browsers', () => {
    for (const [app, userAgent] of TABLE) {
      if (app === 'unknown' || app === null) expect(isWebview(userAgent), userAgent).to.equal(app === 'unknown');
    }
  });
});
