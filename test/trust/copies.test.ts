/** One page with several copies of the library: all elements come from the first one. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { reportAttack } from '../support/attack-report.js';
import { startHost, type Host } from './host.js';
import { CLASSIC, page as answerPage, SCRIPT } from './server.js';

/** Records registrations with the file of each, and created policies. */
const RECORDED = `<script>
  globalThis.registered = [];
  globalThis.policies = [];
  const { define } = customElements;
  customElements.define = function (tag, ...rest) {
    registered.push([tag, /\\/(copy-\\d|dist)\\/[\\w./-]+\\.js/.exec(new Error().stack)[0]]);
    return define.call(this, tag, ...rest);
  };
  const { createPolicy } = trustedTypes;
  trustedTypes.createPolicy = function (name, ...rest) {
    policies.push(name);
    return createPolicy.call(this, name, ...rest);
  };
</script>`;

interface Recorded {
  /** Tags, and the files that registered them. */
  readonly registered: [tag: string, file: string][];
  readonly policies: string[];
}

const TAGS = readdirSync(new URL('../../src/define', import.meta.url))
  .filter((file) => /^pay-(?!.*-lazy)/.test(file))
  .map((file) => file.replace('.ts', ''));
const STEPS = `<pay-qr data="HELLO"></pay-qr><pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>${TAGS.filter(
  (tag) => !/qr|otp/.test(tag),
)
  .map((tag) => `<${tag} hidden></${tag}>`)
  .join('')}`;
const second = (script: string) => script.replace('/dist/', '/copy-1/');
// A deferred script runs in document order, between modules.
const deferred = (script: string) => script.replace('src', 'defer src');

const MODULE = /^\/dist\/(pay-elements\.js|chunks\/[\w-]+\.js)$/;
const CLASSIC_FILE = /^\/dist\/pay-elements\.all\.js$/;

/** Each page, and the file that registers all of its elements. */
const PAGES: Record<string, readonly [scripts: string, from: RegExp]> = {
  'the module alone': [SCRIPT, MODULE],
  'two versions of the module': [SCRIPT + second(SCRIPT), MODULE],
  'the classic script alone': [CLASSIC, CLASSIC_FILE],
  'two versions of the classic script': [CLASSIC + second(CLASSIC), CLASSIC_FILE],
  'the classic script, then the module': [CLASSIC + second(SCRIPT), CLASSIC_FILE],
  'the module, then the classic script': [SCRIPT + second(deferred(CLASSIC)), MODULE],
};

let host: Host;
test.beforeAll(async ({ browser }) => {
  const pages = Object.entries(PAGES).map(([name, [scripts]]) => [
    pathOf(name),
    answerPage(RECORDED + scripts + STEPS, {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types pay-elements",
    }),
  ]);
  host = await startHost(browser, Object.fromEntries(pages) as Parameters<typeof startHost>[1]);
});
test.afterAll(() => host.close());

function pathOf(name: string): string {
  return `/${name.replace(/\W+/g, '-')}`;
}

test.describe('a page with', () => {
  test.afterAll(() =>
    reportAttack(
      `${Object.keys(PAGES).length} pages with one or two versions, as module, as classic script, as both in either order`,
      'every element once, all of the first copy; 1 Trusted Types policy',
    ),
  );
  for (const [name, [, from]] of Object.entries(PAGES)) {
    test(`${name} registers every element once, all from the first copy, and creates one policy`, async () => {
      const { page, problems } = await host.open();
      await page.goto(host.url + pathOf(name));
      await page.locator('pay-qr [part=code] svg').waitFor();
      await page.getByLabel('One-time code').waitFor();
      await page.evaluate((tags) => Promise.all(tags.map((tag) => customElements.whenDefined(tag))), TAGS);
      await page.waitForLoadState('networkidle');
      const { registered, policies } = await page.evaluate(() => {
        const { registered, policies } = globalThis as unknown as Recorded;
        return { registered, policies };
      });
      assert.deepEqual(registered.map(([tag]) => tag).sort(), TAGS);
      assert.deepEqual(
        registered.filter(([, file]) => !from.test(file)),
        [],
      );
      assert.deepEqual(policies, ['pay-elements']);
      await page.context().close();
      assert.deepEqual(problems, []);
    });
  }
});
