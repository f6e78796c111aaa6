import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isSafeUrl, safeUrl, type UrlKind } from '../../src/domain/safe-url.js';
import { many, reportAttack } from '../support/attack-report.js';

const RUNS = 4_000;

/** Parses a URL like browsers do; null if they would not open it. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Hosts: names, other scripts, IP addresses; with and without a port. */
const label = fc.constantFrom('pay', 'bank', 'a', 'xn--bcher-kva', 'bücher', 'банк', 'ธนาคาร', '銀行', 'x-1', '9');
const host = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('example', 'com', 'co.th', 'рф'))
  .map(([labels, top]) => [...labels, top].join('.'));
const authority = fc
  .tuple(fc.oneof(host, fc.constantFrom('192.0.2.7', '[2001:db8::1]')), fc.constantFrom('', ':443', ':8443', ':1'))
  .map((parts) => parts.join(''));
/** Everything that RFC 3986 allows after the host, and letters of any script, which browsers encode. */
const rest = fc
  .tuple(
    fc.constantFrom('', '/'),
    fc.array(
      fc.constantFrom(..."abzAZ09-._~!$&'()*+,;=:@/?#[]|^`{}é駅%", '%20', '%2F', '%00', '%E2%80%AE', '//', '..'),
      {
        maxLength: 12,
      },
    ),
  )
  .map(([slash, parts]) => (slash ? slash + parts.join('') : ''));
const https = fc
  .tuple(fc.constantFrom('https://', 'HTTPS://', 'hTTps://'), authority, rest)
  .map((parts) => parts.join(''));
/** A link with an app's custom scheme. */
const app = fc
  .tuple(fc.constantFrom('dana', 'OVO', 'gojek', 'line', 'kakaotalk', 'com.bank-app', 'weixin', 'x+y'), rest)
  .map(([scheme, rest]) => `${scheme}://pay${rest}`);

describe('safeUrl compared with the URL standard', () => {
  it('accepts every safe URL and returns it unchanged', () => {
    let followed = 0;
    let given = 0;
    fc.assert(
      fc.property(https, fc.constantFrom<UrlKind>('url', 'app'), (url, kind) => {
        given++;
        if (!parsed(url)) return;
        const { href, host } = safeUrl(url, kind);
        expect([href, host]).to.deep.equal([url, new URL(url).host]);
        followed++;
      }),
      { numRuns: RUNS },
    );
    fc.assert(
      fc.property(app, (url) => {
        given++;
        if (!parsed(url)) return;
        expect(safeUrl(url, 'app').href).to.equal(url);
        followed++;
      }),
      { numRuns: RUNS },
    );
    // Some are invalid, for example `[` in a host.
    expect(followed / given).to.be.greaterThan(0.75);
    reportAttack(
      `${many(2 * RUNS)} URLs of pages and apps: names of four scripts, addresses, ports, all that RFC 3986 allows`,
      'all followed that a browser reads, 0 bytes changed',
    );
  });

  /** Each turns a safe URL into an unsafe or misleading one. */
  const insert = (...characters: string[]) =>
    fc
      .tuple(https, fc.constantFrom(...characters), fc.nat())
      .map(
        ([url, character, at]) => url.slice(0, at % (url.length + 1)) + character + url.slice(at % (url.length + 1)),
      );
  const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)).concat('\x7f', '\x85', '\xa0');
  const unsafe: Readonly<Record<string, fc.Arbitrary<string>>> = {
    'control characters and white space anywhere': insert(...controls, '\u2028', '\u2029', '\u3000', '\ufeff'),
    'characters that cannot be seen': insert(
      '\u200b',
      '\u200d',
      '\u200e',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\u2060',
      '\u061c',
    ),
    backslashes: insert('\\'),
    credentials: fc
      .tuple(https, fc.constantFrom('user@', 'user:pass@', '@', ':@', 'pay.example.com@', 'https:@', '%40@', 'a@b@'))
      .map(([url, credentials]) => url.replace('://', `://${credentials}`)),
    'other schemes of the web': https.map((url) => url.replace(/^https/i, 'http')),
    'too few slashes': https.map((url) => url.replace('://', ':')),
    'no scheme': https.map((url) => url.slice(6)),
    javascript: fc
      .tuple(
        fc.array(fc.constantFrom(...controls, ''), { maxLength: 3 }).map((all) => all.join('')),
        fc
          .array(fc.boolean(), { minLength: 10, maxLength: 10 })
          .map((upper) => [...'javascript'].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join('')),
        fc.constantFrom('', '\t', '\n', '\r', '\r\n'),
        fc.nat(10),
        fc.constantFrom(
          '//%0Aalert(1)',
          'alert(1)',
          '//https://pay.example.com/%0Aalert(1)',
          '/**/alert(1)',
          '%61lert(1)',
        ),
      )
      .map(([before, name, between, at, code]) => `${before}${name.slice(0, at)}${between}${name.slice(at)}:${code}`),
    'data, blob, file and others that no consumer is led to': fc
      .tuple(
        fc.constantFrom(
          ...[
            'data',
            'blob',
            'file',
            'filesystem',
            'about',
            'vbscript',
            'livescript',
            'mhtml',
            'view-source',
            'ftp',
            'ws',
          ],
          ...['wss', 'chrome', 'chrome-extension', 'chrome-search', 'chrome-untrusted', 'devtools', 'edge', 'brave'],
          ...[
            'moz-extension',
            'resource',
            'jar',
            'content',
            'android-app',
            'itms-services',
            'ms-msdt',
            'ms-appinstaller',
          ],
          ...['search-ms', 'res', 'feed', 'safari-web-extension', 'ms-officecmd', 'javascript'],
        ),
        fc.boolean(),
        fc.constantFrom('https://pay.example.com/', 'text/html,x', '//pay', 'javascript:alert(1)'),
      )
      .map(([scheme, upper, rest]) => `${upper ? scheme.toUpperCase() : scheme}:${rest}`),
  };
  let refused = 0;
  after(() =>
    reportAttack(
      `${Object.keys(unsafe).length} kinds of disguise: controls, invisible characters, backslashes, credentials, other schemes, \`javascript:\` in any case and split; ${many(refused)} URLs`,
      'all refused',
    ),
  );
  for (const [what, urls] of Object.entries(unsafe)) {
    it(`rejects ${what}`, () => {
      fc.assert(
        fc.property(urls, fc.constantFrom<UrlKind>('url', 'app'), (url, kind) => {
          expect(isSafeUrl(url, kind)).to.equal(false);
        }),
        { numRuns: RUNS },
      );
      refused += RUNS;
    });
  }

  it('accepts a text only if the URL standard parses it to the same URL', () => {
    const any = fc.oneof(fc.string({ unit: 'binary', maxLength: 24 }), https, app, fc.webUrl());
    const text = fc
      .tuple(any, any, fc.nat(), fc.nat())
      .map(([a, b, i, j]) => a.slice(0, i % (a.length + 1)) + b.slice(j % (b.length + 1)));
    fc.assert(
      fc.property(text, fc.constantFrom<UrlKind>('url', 'app'), (text, kind) => {
        if (!isSafeUrl(text, kind)) return;
        const url = parsed(text)!;
        const web = /^https?:$/.test(url.protocol);
        // In an app link the part before @ belongs to the app.
        if (web) expect([url.username, url.password]).to.deep.equal(['', '']);
        if (kind === 'url') expect(web).to.equal(true);
        if (url.protocol === 'http:') expect(url.hostname).to.match(/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/);
        // An equal scheme proves that nothing was stripped or reinterpreted.
        expect(text.toLowerCase().startsWith(url.protocol)).to.equal(true);
        expect(safeUrl(text, kind)).to.deep.equal({ href: text, host: web ? url.host : '' });
      }),
      { numRuns: 2 * RUNS },
    );
    reportAttack(
      `${many(2 * RUNS)} of any text, pieces of URLs put together`,
      'what is accepted is what the standard reads',
    );
  });

  describe('allowed hosts', () => {
    it('match exactly: no host matches another one', () => {
      fc.assert(
        fc.property(https, host, (url, other) => {
          const given = parsed(url);
          const listed = parsed(`https://${other}`);
          if (!given || !listed) return;
          const same = given.hostname === listed.hostname;
          expect(isSafeUrl(url, 'url', { allowedHosts: [listed.hostname] })).to.equal(same);
          expect(isSafeUrl(url, 'url', { allowedHosts: [given.hostname] })).to.equal(true);
          expect(isSafeUrl(url, 'url', { allowedHosts: [given.host] })).to.equal(true);
          const port = given.port || '443';
          expect(isSafeUrl(url, 'url', { allowedHosts: [`${given.hostname}:${port}`] })).to.equal(true);
          expect(isSafeUrl(url, 'url', { allowedHosts: [`${given.hostname}:${port}1`] })).to.equal(false);
        }),
        { numRuns: RUNS },
      );
      reportAttack(`${many(RUNS)} pairs of hosts; look-alikes; patterns`, 'exact');
    });

    const near = (name: string) => [
      `a.${name}`,
      `${name}.`,
      `${name}.evil.example`,
      `evil${name}`,
      name.slice(1),
      name.replace('.', '-'),
      name.replace('a', 'а'),
      `*.${name}`,
      `${name}:8443x`,
    ];
    for (const host of near('pay.example.com'))
      it(`do not match ${host} with pay.example.com`, () => {
        expect(isSafeUrl(`https://${host}/`, 'url', { allowedHosts: ['pay.example.com'] })).to.equal(false);
      });

    for (const listed of [
      '*',
      '*.example.com',
      '.example.com',
      'example.com',
      'https://pay.example.com',
      'pay.example.com/',
      '',
    ])
      it(`do not use ${JSON.stringify(listed)} as a pattern`, () => {
        expect(isSafeUrl('https://pay.example.com/', 'url', { allowedHosts: [listed] })).to.equal(false);
      });

    it('may be written in Unicode', () => {
      for (const listed of ['bücher.example', 'BÜCHER.example', 'xn--bcher-kva.example'])
        expect(isSafeUrl('https://bücher.example/', 'url', { allowedHosts: [listed] }), listed).to.equal(true);
    });
  });
});
