import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isSafeImage } from '../../src/domain/safe-image.js';
import { isSafeUrl, safeUrl, type Page, type UrlKind } from '../../src/domain/safe-url.js';
import { PayError } from '../../src/errors.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const URL_VECTORS = vectors.url as { input: string; expect: Record<string, boolean | 'n/a'> }[];

const on = (hostname: string, protocol = 'https:'): Page => ({ protocol, hostname });

describe('safeUrl', () => {
  for (const { input, expect: expected } of URL_VECTORS) {
    // A custom scheme is not a web page, even if the app policy allows it.
    it(`decides the published vector ${JSON.stringify(input)}`, () => {
      expect(isSafeUrl(input, 'url'), 'url').to.equal(expected['redirect_to_url'] === true);
      expect(isSafeUrl(input, 'app'), 'app').to.equal(expected['redirect_to_app'] === true);
    });
  }

  const table: [string, boolean, boolean][] = [
    // URL, safe as a page, safe as an app
    ['https://pay.example.com', true, true],
    ['HTTPS://pay.example.com/', true, true],
    ['https://pay.example.com:8443/x#y', true, true],
    ['http://127.0.0.1:4242/sandbox', true, false],
    ['http://localhost/x', true, false],
    ['http://[::1]:80/x', true, false],
    ['http://127.0.0.1.evil.example/', false, false],
    ['http://localhost.evil.example/', false, false],
    ['http://127.10.200.30/', true, false],
    ['http://evil-localhost/', false, false],
    ['xhttps://pay.example.com/', false, true],
    ['https:x://pay.example.com', false, false],
    ['https:pay.example.com', false, false],
    ['https:/pay.example.com', false, false],
    ['https:///pay.example.com', false, false],
    ['https://', false, false],
    ['https://@pay.example.com/', false, false],
    ['https://a@b@pay.example.com/', false, false],
    ['https://pay.example.com\\@evil.example/', false, false],
    ['https:\\\\evil.example', false, false],
    ['https://pay.example.com/a b', false, false],
    ['https://pay.example.com/\u202efdp', false, false],
    ['https://pay.exa\u200bmple.com/', false, false],
    [' https://pay.example.com/', false, false],
    ['https://pay.example.com/\n', false, false],
    ['\u0000javascript:alert(1)', false, false],
    ['java\tscript:alert(1)', false, false],
    ['/relative', false, false],
    ['', false, false],
    ['https', false, false],
    ['wallet://pay', false, true],
    ['WALLET:pay', false, true],
    ['data:text/html,x', false, false],
    ['DATA:text/html,x', false, false],
    ['file:///etc/passwd', false, false],
    ['filesystem:https://a.example/x', false, false],
    ['about:blank', false, false],
    ['view-source:https://a.example', false, false],
    ['blob:https://a.example/1', false, false],
    ['chrome://settings', false, false],
    ['intent://pay#Intent;scheme=javascript;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
    ['intent://pay#Intent;SEL;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
    ['intent://pay#Intent;sel;scheme=w;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
    ['intent://pay#Intent;scheme=w;Component=a/.B;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
    ['intent://pay#Intent;scheme=w;end', false, true],
    ['intent:w://pay?a=1#Intent;package=a.b;end', false, true],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=;end', false, false],
    ['intent://pay#Intent;scheme=w;B.browser_fallback_url=true;end', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=market%3A%2F%2Fdetails%3Fid%3Da.b;end', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=http%3A%2F%2Fa.example;end', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=javascript%3Aalert(1);end', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fu%3Ap%40a.example;end', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fa.example%E0%A4;end', false, false],
    ['intent://pay#x#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
    ['intent:#Intent;scheme=w;package=a.b;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, true],
    ['intent:#Intent;package=a.b;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
    ['intent:#Intent;scheme=w;S.my_component=2;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, true],
    ['intent://pay', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fa.example;ending', false, false],
    ['intent://pay#Intent;scheme=w;S.browser_fallback_url=xhttps%3A%2F%2Fa.example;end', false, false],
    ['wallet://pay#Intent;component=a/.B;S.browser_fallback_url=https%3A%2F%2Fa.example;end', false, false],
  ];
  for (const [input, page, app] of table) {
    it(`returns ${page} as page and ${app} as app for ${JSON.stringify(input)}`, () => {
      expect([isSafeUrl(input, 'url'), isSafeUrl(input, 'app')]).to.deep.equal([page, app]);
    });
  }

  const intent = (fields: string) => `intent://pay#Intent;${fields};end`;
  const fallback = (url: string) => `S.browser_fallback_url=${encodeURIComponent(url)}`;
  const reasons: [string, UrlKind, string][] = [
    ['https://pay.example.com/\u202efdp', 'url', 'disguised characters'],
    ['/pay:1', 'app', 'not absolute'],
    ['https:pay.example.com', 'url', 'no host'],
    ['https://user@pay.example.com', 'url', 'credentials'],
    ['https://pay.example.com:x', 'url', 'not a URL'],
    ['wallet://pay', 'url', 'not https'],
    ['http://pay.example.com', 'url', 'http outside loopback'],
    ['https://bank.example', 'url', 'host not allowed'],
    ['javascript:alert(1)', 'app', 'forbidden scheme'],
    [`javascript:alert(1)#Intent;scheme=w;${fallback('https://pay.example.com')};end`, 'app', 'not a plain intent'],
    ['ovo://pay', 'app', 'scheme not allowed'],
    ['intent://pay', 'app', 'not a plain intent'],
    [intent('component=a/.B'), 'app', 'not a plain intent'],
    [intent(fallback('https://pay.example.com')), 'app', 'not absolute'],
    [`w://pay#Intent;${fallback('https://pay.example.com')};end`, 'app', 'not a plain intent'],
    [intent('scheme=w;S.browser_fallback_url='), 'app', 'not a plain intent'],
    [intent('scheme=w;S.browser_fallback_url=%E0%A4'), 'app', 'not a URL'],
    [intent(`scheme=w;${fallback('https://pay.example.com/\u202e')}`), 'app', 'disguised characters'],
    [intent(`scheme=w;${fallback('http://pay.example.com')}`), 'app', 'http outside loopback'],
    [intent(`scheme=w;${fallback('w://pay')}`), 'app', 'not https'],
  ];
  for (const [input, kind, reason] of reasons) {
    it(`rejects ${JSON.stringify(input)} with "${reason}"`, () => {
      const policy = { allowedHosts: ['pay.example.com'], appSchemes: ['w', 'javascript'] };
      expect(() => safeUrl(input, kind, policy))
        .to.throw(PayError, reason)
        .with.property('code', 'unsafe-url');
    });
  }

  it('treats an unknown kind as a page', () => {
    expect(isSafeUrl('dana://pay', 'web' as UrlKind)).to.equal(false);
    expect(isSafeUrl('https://pay.example.com/', 'web' as UrlKind)).to.equal(true);
  });

  it('returns the URL unchanged and the host in ASCII', () => {
    const input = 'https://bücher.example/%7Ea?x=%20';
    expect(safeUrl(input, 'url')).to.deep.equal({ href: input, host: 'xn--bcher-kva.example' });
  });

  describe('allowed hosts', () => {
    const allowed: [string, readonly string[], boolean][] = [
      ['https://pay.example.com/', ['pay.example.com'], true],
      ['https://PAY.example.com/', ['Pay.Example.com'], true],
      ['https://pay.example.com:8443/', ['pay.example.com'], true],
      ['https://pay.example.com:8443/', ['pay.example.com:8443'], true],
      ['https://pay.example.com/', ['pay.example.com:8443'], false],
      ['https://a.pay.example.com/', ['pay.example.com'], false],
      ['https://pay.example.com.evil.example/', ['pay.example.com'], false],
      ['https://pay.example.com/', [], false],
      ['https://pay.example.com/', ['not a host', 'bank.example', 'pay.example.com'], true],
      ['https://pay.example.com/', ['not a host'], false],
      ['https://pay.example.com/', ['[no address]', 'pay.example.com'], true],
      ['https://pay.example.com/', ['[no address]'], false],
      ['http://localhost/', ['localhost:80'], true],
      ['http://localhost/', ['localhost:443'], false],
    ];
    for (const [input, allowedHosts, safe] of allowed) {
      it(`return ${safe} for ${input} with ${allowedHosts.join() || 'an empty list'}`, () => {
        expect(isSafeUrl(input, 'url', { allowedHosts })).to.equal(safe);
      });
    }

    it('apply to the fallback page of an intent', () => {
      const intent = 'intent://p#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fevil.example;end';
      expect(isSafeUrl(intent, 'app', { allowedHosts: ['pay.example.com'] })).to.equal(false);
    });
  });

  describe('forbidden schemes', () => {
    /** By class. Each is tried with letters in both cases. */
    const CLASSES: Readonly<Record<string, string>> = {
      'run script':
        'javascript livescript vbscript ecmascript jscript wscript applescript mocha shortcuts workflow scriptable tasker ' +
        'termux x-help-script',
      'read files or shares':
        'file filesystem content smb cifs afp nfs webdav webdavs dav davs sftp ftp tftp fish scp rsync',
      'install software':
        'apt appstream snap flatpak flatpak+https itms itmss itms-apps itms-appss itms-beta itms-services macappstore ' +
        'macappstores market samsungapps appmarket mimarket vivomarket onestore jnlp jnlps',
      'start helpers of the system':
        'ssh telnet tn3270 rlogin vnc rdp x-man-page man help info ldap ldaps x-apple.systempreferences x-apple-helpbasic ' +
        'prefs app-prefs app-settings ms-settings search hcp',
      'start tools of developers':
        'vscode vscode-insiders vscodium cursor jetbrains git svn x-github-client sourcetree',
    };
    for (const [what, schemes] of Object.entries(CLASSES)) {
      for (const scheme of schemes.split(' ')) {
        it(`include those that ${what}: ${scheme}`, () => {
          for (const name of [scheme, scheme.toUpperCase()]) {
            for (const policy of [{}, { appSchemes: [scheme] }]) {
              expect(isSafeUrl(`${name}://x`, 'app', policy)).to.equal(false);
              expect(isSafeUrl(`${name}:x`, 'app', policy)).to.equal(false);
            }
            expect(isSafeUrl(`intent://x#Intent;scheme=${name};end`, 'app')).to.equal(false);
            expect(isSafeUrl(`intent:${name}://x#Intent;package=a.b;end`, 'app')).to.equal(false);
          }
        });
      }
    }

    const forbidden =
      'javascript livescript mocha vbscript data blob file filesystem about view-source http ftp ftps sftp sftps ws wss ' +
      'resource jar content mhtml mk res hcp feed shell search search-ms android-app itms-services devtools edge brave ' +
      'opera vivaldi microsoft-edge microsoft-edge-holographic chrome chrome-extension moz-icon ms ms-msdt safari-resource ' +
      'googlechrome googlechromes googlechrome-x-callback firefox firefox-focus x-safari-http x-safari-https opera-http ' +
      'microsoft-edge-https touch-http touch-https duckduckgo ddgquicklink yandexbrowser-open-url ucbrowser dolphin puffin ' +
      'puffins brave-x vivaldi-x';
    for (const scheme of forbidden.split(' ')) {
      it(`reject ${scheme}`, () => expect(isSafeUrl(`${scheme}://x`, 'app')).to.equal(false));
    }
    for (const scheme of [
      'mydata',
      'database',
      'http2',
      'myfile',
      'chromecast',
      'x-ms',
      'msg',
      'research',
      'safaris',
      'http-pay',
      'operator',
      'bravery',
      'marketpay',
      'manpay',
      'helpme',
      'gitpay',
      'snapchat',
      'infobank',
      'kakaotalk',
      'supertoss',
    ]) {
      it(`do not include ${scheme}`, () => expect(isSafeUrl(`${scheme}://x`, 'app')).to.equal(true));
    }
  });

  describe('app schemes', () => {
    const intent = 'intent://p#Intent;scheme=dana;S.browser_fallback_url=https%3A%2F%2Fa.example;end';
    const schemes: [string, readonly string[], boolean][] = [
      ['dana://pay', ['dana'], true],
      ['DANA://pay', ['dana'], true],
      ['dana://pay', ['ovo'], false],
      ['dana://pay', ['ovo', 'Dana'], true],
      ['dana2://pay', ['dana'], false],
      ['javascript:alert(1)', ['javascript'], false],
      [intent, ['dana'], true],
      [intent, ['ovo'], false],
      ['https://a.example/', ['ovo'], true],
    ];
    for (const [input, appSchemes, safe] of schemes) {
      it(`return ${safe} for ${input.slice(0, 24)} with ${appSchemes.join()}`, () => {
        expect(isSafeUrl(input, 'app', { appSchemes })).to.equal(safe);
      });
    }
  });

  describe('http to the host of a page on http', () => {
    const shop = on('192.168.1.5', 'http:');
    for (const [url, page, safe] of [
      ['http://192.168.1.5:4242/sandbox/bank/pm_1', shop, true],
      ['http://192.168.1.5/', on('192.168.1.5'), false],
      ['http://192.168.1.6/', shop, false],
      ['http://192.168.1.5.evil.example/', shop, false],
      ['http://a@192.168.1.5/', shop, false],
      ['http://shop.example/', on('shop.example', 'http:'), true],
      ['http://pay.shop.example/', on('shop.example', 'http:'), false],
      ['http://shop.example/', on('', 'file:'), false],
    ] as const) {
      it(`${url} is ${safe ? 'safe' : 'refused'} on ${page.protocol}//${page.hostname}`, () => {
        expect(isSafeUrl(url, 'url', {}, page)).to.equal(safe);
        expect(isSafeUrl(url, 'app', {}, page)).to.equal(false);
        expect(isSafeImage(url, page)).to.equal(safe);
      });
    }

    it('is refused if the host is not in allowedHosts', () => {
      const policy = { allowedHosts: ['pay.example.com'] };
      expect(isSafeUrl('http://192.168.1.5/', 'url', policy, shop)).to.equal(false);
    });
  });

  describe('images', () => {
    const here = ['http://localhost:1', 'https://127.0.0.1', 'http://127.9.9.9', 'http://[::1]:8080'];
    const alsoHere = ['https://0.0.0.0', 'https://a.localhost', 'https://localhost.', 'https://[::ffff:127.0.0.1]'];
    for (const origin of [...here, ...alsoHere]) {
      it(`on ${origin} are safe only for pages on loopback`, () => {
        expect(isSafeImage(`${origin}/x.png`, on('shop.example'))).to.equal(false);
        expect(isSafeImage(`${origin}/x.png`, on('localhost'))).to.equal(true);
      });
    }

    it('on the web are safe for every page', () => {
      expect(isSafeImage('https://cdn.example/x.png', on('shop.example'))).to.equal(true);
      expect(isSafeImage('https://cdn.example/x.png', on('127.0.0.1'))).to.equal(true);
      expect(isSafeImage('http://cdn.example/x.png', on('localhost'))).to.equal(false);
      expect(isSafeImage('data:text/html,x', on('localhost'))).to.equal(false);
    });
  });

  it('rejects every URL that the URL standard parses differently or with credentials', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'data:',
      'intent:',
      'wallet:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '#Intent;',
      ';end',
      'pay.example.com',
      'localhost',
      'user',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '%00',
      '?',
      '#',
      'é',
      '\u202e',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom<UrlKind>('url', 'app'), (pieces, kind) => {
        const input = pieces.join('');
        if (!isSafeUrl(input, kind)) return;
        const url = new URL(input);
        const web = ['https:', 'http:'].includes(url.protocol);
        if (kind === 'url') expect(web).to.equal(true);
        expect(url.protocol).not.to.match(/^(javascript|data|blob|file|about|vbscript):$/);
        if (web) expect([url.username, url.password]).to.deep.equal(['', '']);
        if (url.protocol === 'http:') expect(url.hostname).to.equal('localhost');
        expect(safeUrl(input, kind).href).to.equal(input);
      }),
      { numRuns: 4_000 },
    );
  });
});
