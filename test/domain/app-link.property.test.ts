import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isSafeUrl, type UrlPolicy } from '../../src/domain/safe-url.js';
import { parseUri, schemeOf, type Intent, type Reading } from '../support/android-intent.js';
import { many, reportAttack } from '../support/attack-report.js';

const RUNS = 40_000;
const READINGS: readonly Reading[] = ['intent-scheme', 'any-scheme'];

/** Schemes that no policy may allow: script, files, browser pages, unencrypted pages. */
const NEVER =
  /^(?:javascript|data|file|content|about|blob|view-source|chrome|http|intent|android-app|googlechrome|firefox)$/;
const CATEGORIES = ['android.intent.category.BROWSABLE', 'android.intent.category.DEFAULT'];

/** Returns true for https on an allowed host. */
function isAllowedPage(text: string, { allowedHosts }: UrlPolicy): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && !username && !password && (allowedHosts?.includes(hostname) ?? true);
}

/** Finds parts of an intent that violate the policy. */
function faults(intent: Intent, policy: UrlPolicy): string[] {
  const { action, data, component, selector, type, flags, categories, extras } = intent;
  const scheme = data && schemeOf(data)?.toLowerCase();
  const fallback = extras['browser_fallback_url'];
  const found: Record<string, boolean> = {
    component: component !== null,
    selector: selector !== null,
    type: type !== null,
    flags: flags !== 0,
    action: action !== 'android.intent.action.VIEW',
    category: categories.some((category) => !CATEGORIES.includes(category)),
    package: intent.package !== null && !/^\w+(?:\.\w+)*$/.test(intent.package),
    fallback: fallback !== undefined && !isAllowedPage(fallback, policy),
    'no scheme': !scheme,
    scheme: Boolean(scheme && NEVER.test(scheme)),
    'scheme not allowed': Boolean(policy.appSchemes && scheme !== 'https' && !policy.appSchemes.includes(scheme ?? '')),
    host: scheme === 'https' && !isAllowedPage(data ?? '', policy),
  };
  return Object.keys(found).filter((fault) => found[fault]);
}

/** Finds targets that Android would open against the policy, both from a browser and from an app. */
function wrongs(link: string, policy: UrlPolicy): string[] {
  return [link, new URL(link).href].flatMap((text) =>
    READINGS.flatMap((reading) => {
      const intent = parseUri(text, reading);
      return intent ? faults(intent, policy) : [];
    }),
  );
}

const POLICIES: readonly UrlPolicy[] = [
  {},
  { appSchemes: ['dana'] },
  { allowedHosts: ['pay.example.com'] },
  { appSchemes: ['dana'], allowedHosts: ['pay.example.com'] },
];
const page = (url: string) => `S.browser_fallback_url=${encodeURIComponent(url)}`;
const FALLBACK = page('https://pay.example.com/f');

describe('app links as parsed by Android', () => {
  const refused: [string, UrlPolicy?][] = [
    // Intent parameters in a link without the intent: scheme.
    [`evil:pay#Intent;scheme=dana;${FALLBACK};end`, { appSchemes: ['dana'] }],
    [`dana:pay#Intent;scheme=dana;${FALLBACK};end`],
    [`dana:pay#Intent;component=a/.B;end`],
    [`dana:pay#intent;scheme=dana;end`],
    ['dana:pay#component(com.victim!.Secret)'],
    ['dana:pay#action(android.intent.action.CALL)'],
    [`android-app://com.evil/evil/x#Intent;scheme=dana;${FALLBACK};end`],
    ['android-app://com.evil/'],
    [`https://pay.example.com/#Intent;component=a/.B;end`],
    // Browsers convert it to lower case; Android's parser treats it as a custom scheme.
    [`INTENT://pay#Intent;scheme=dana;${FALLBACK};end`],
    // Android stops at the first parameter that begins with `end`.
    [`intent:evilapp://x#Intent;end;scheme=dana;${FALLBACK};end`, { appSchemes: ['dana'] }],
    [`intent:evilapp://x#Intent;endless=1;scheme=dana;${FALLBACK};end`, { appSchemes: ['dana'] }],
    [`intent:file:///data#Intent;${FALLBACK};end`],
    [`intent:javascript:alert(1)#Intent;${FALLBACK};end`],
    [`intent:evil://x#Intent;${FALLBACK};end`, { appSchemes: ['dana'] }],
    [`intent:intent:evil://x#Intent;${FALLBACK};end`],
    [`intent:%66ile:///data#Intent;${FALLBACK};end`],
    [`intent://x#Intent;${FALLBACK};end`],
    [`intent://x#Intent;scheme=%66ile;${FALLBACK};end`],
    [`intent://x#Intent;scheme=content;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana%3A%2F%2Fx;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;scheme=evil;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;s%63heme=evil;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;Scheme=evil;${FALLBACK};end`],
    [`intent://x#Intent;scheme=googlechrome;${FALLBACK};end`],
    // Pages follow the rules for pages, even inside an intent.
    [`intent://evil.example#Intent;scheme=https;${FALLBACK};end`, { allowedHosts: ['pay.example.com'] }],
    [`intent:https://evil.example#Intent;${FALLBACK};end`, { allowedHosts: ['pay.example.com'] }],
    [`intent://evil.example#Intent;scheme=HTTPS;${FALLBACK};end`, { allowedHosts: ['pay.example.com'] }],
    [`intent://pay.example.com#Intent;scheme=http;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;${FALLBACK};${page('https://evil.example')};end`],
    [`intent://x#Intent;scheme=dana;${FALLBACK};B.browser_fallback_url=true;end`],
    [`intent://x#Intent;scheme=dana;${page('https://evil.example')};end`, { allowedHosts: ['pay.example.com'] }],
    [`intent://x#Intent;scheme=dana;S.browser%5Ffallback_url=https%3A%2F%2Fevil.example;${FALLBACK};end`],
    // Component, action, category, flags and type.
    [`intent://x#Intent;scheme=dana;SEL;scheme=evil;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;component=com.victim/.Secret;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;action=android.intent.action.CALL;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;action=android.intent.action.VIEW%00;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;category=android.intent.category.HOME;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;launchFlags=0x10000000;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;type=text/html;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;package=a%2Eb;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;constructor=1;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;;${FALLBACK};end`],
    [`intent://x#Intent;scheme=dana;${FALLBACK}end`],
    [`intent://x#y#Intent;scheme=dana;${FALLBACK};end`],
    // Without a fallback page, the same rules.
    ['intent://evil.example#Intent;scheme=https;end', { allowedHosts: ['pay.example.com'] }],
    ['intent://x#Intent;scheme=evil;package=id.dana;end', { appSchemes: ['dana'] }],
    ['intent:evil://x#Intent;package=id.dana;end', { appSchemes: ['dana'] }],
    ['intent:file:///data#Intent;package=id.dana;end'],
    ['intent://x#Intent;scheme=content;package=id.dana;end'],
    ['intent://x#Intent;package=id.dana;end'],
    ['intent://x#Intent;end'],
    ['intent://x#Intent;scheme=dana;component=id.dana/.Pay;end'],
    ['intent://x#Intent;scheme=dana;component=com.victim/.Secret;package=id.dana;end'],
    ['intent://x#Intent;scheme=dana;SEL;component=com.victim/.Secret;end'],
    ['intent://x#Intent;scheme=dana;launchFlags=0x10000000;end'],
    ['intent://x#Intent;scheme=dana;launchFlags=3;package=id.dana;end'],
    ['intent://x#Intent;scheme=dana;type=text/html;end'],
    ['intent://x#Intent;scheme=dana;S.browser%5Ffallback_url=https%3A%2F%2Fevil.example;end'],
    [`intent://x#Intent;scheme=dana;${page('market://details?id=id.dana')};end`],
    [`intent://x#Intent;scheme=dana;B.browser_fallback_url=true;end`],
  ];
  for (const [link, policy = {}] of refused) {
    it(`rejects ${link} ${JSON.stringify(policy)}`, () => expect(isSafeUrl(link, 'app', policy)).to.equal(false));
  }

  const followed = [
    `intent://pay#Intent;scheme=dana;package=id.dana;${FALLBACK};end`,
    `intent:dana://pay#Intent;${FALLBACK};end`,
    `intent://pay?a=1;b=2#Intent;scheme=dana;${FALLBACK};end;`,
    `intent:#Intent;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;scheme=dana;${FALLBACK};end`,
    `intent://pay#Intent;scheme=dana;S.order=A%3B1;i.amount=5;${FALLBACK};end`,
    `intent://pay.example.com/x#Intent;scheme=https;package=id.dana;${FALLBACK};end`,
    'intent://pay?sr=1#Intent;scheme=dana;package=id.dana;end',
    'intent:dana://pay?sr=1#Intent;package=id.dana;end;',
    'intent://pay#Intent;scheme=dana;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    'dana://pay#anything',
    'dana://pay#Intention',
  ];
  for (const link of followed) {
    it(`accepts ${link}`, () => {
      for (const policy of POLICIES) expect(isSafeUrl(link, 'app', policy), JSON.stringify(policy)).to.equal(true);
    });
  }

  it('never opens a target that the policy forbids', function () {
    this.timeout(120_000);
    const scheme = fc.constantFrom(
      ...['dana', 'evil', 'file', 'content', 'javascript', 'https', 'http', 'intent', 'Dana', 'googlechrome'],
      ...['%66ile', 'evil%3A', 'dana:evil', '', 'HTTPS', 'android-app'],
    );
    const host = fc.constantFrom('//pay.example.com/x', '//evil.example', '//u@pay.example.com', 'pay', '', '//h:8/x');
    const address = fc.tuple(scheme, host).map((parts) => parts.join(':'));
    const parameter = fc.oneof(
      { weight: 3, arbitrary: scheme.map((name) => `scheme=${name}`) },
      { weight: 6, arbitrary: fc.constantFrom(FALLBACK, 'scheme=dana', 'package=id.dana') },
      { weight: 1, arbitrary: address.map(page) },
      fc.constantFrom(
        ...['end', 'ending=1', 'End', 'SEL', 'SEL=1', 'sel', '', '=', 'component=a/.B', 'component=a%2F.B'],
        ...['action=android.intent.action.VIEW', 'action=android.intent.action.SEND', 'action=', 'Scheme=evil'],
        ...['category=android.intent.category.BROWSABLE', 'category=x', 'type=text/html', 'launchFlags=0x3'],
        ...['package=a%2Eb', 'package=', 'S.x=1', 'S.x', 'i.x=1', 'i.x=y', 'B.browser_fallback_url=1', 'q.x=1', 'S.=1'],
        ...['S.browser%5Ffallback_url=evil', 'identifier=1', 'sourceBounds=1', '#Intent', '#', '%3B', 'constructor=1'],
      ),
      fc.string({ maxLength: 6 }),
    );
    const parameters = fc.array(parameter, { maxLength: 5 }).map((all) => all.join(';'));
    const link = fc
      .tuple(
        fc.constantFrom('intent:', 'intent:', 'intent:', 'INTENT:', 'android-app:', '', 'dana:', 'evil:'),
        fc.oneof(address, host),
        fc.constantFrom('#Intent;', '#Intent;', '#Intent;', '#intent;', '#', '', '#component(a!b)', '#action(x)'),
        parameters,
        fc.constantFrom(';end', ';end', ';end', ';end;', 'end', ';ending', ''),
      )
      .map((parts) => parts.join(''));
    let given = 0;
    let followed = 0;
    fc.assert(
      fc.property(link, fc.constantFrom(...POLICIES), (text, policy) => {
        given++;
        if (!isSafeUrl(text, 'app', policy)) return;
        followed++;
        expect(wrongs(text, policy)).to.deep.equal([]);
      }),
      { numRuns: RUNS },
    );
    // Enough random links are accepted to make the check meaningful.
    expect(followed / given).to.be.greaterThan(0.02);
    reportAttack(
      `${many(RUNS)} links to apps: \`intent:\`, \`android-app:\` and others, with repeated, split, encoded and nested parameters`,
      'none that Android’s parser would open against the policy',
    );
  });
});
