import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { test } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../e2e/demo.js';
import { documents, readDocument } from '../documents/documents.js';
import { openSite, type Site } from './server.js';

/** The compressed bytes before the first paint. */
const BUDGET = 106_000;
const REPOSITORY = 'https://github.com/example/pay-elements';

const root = mkdtempSync(join(tmpdir(), 'pay-site-'));
const folder = join(root, 'site');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Loaded late: its packages are installed by the step. */
async function write(to: string, options: { withStorybook: boolean; repository?: string }) {
  const { writeSite } = await import('../../scripts/site/write.mjs');
  return writeSite(to, options);
}

let site: Site;
test.beforeAll(async ({ browser }) => {
  await write(folder, { withStorybook: true });
  site = await openSite(browser, folder);
});
test.afterAll(() => {
  site.close();
  rmSync(root, { recursive: true, force: true });
});

/** Pages of the site itself. */
const pages = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith('storybook/'));

test.describe('pages', () => {
  test('every document of docs/ has a page, and its Markdown beside it', () => {
    const docs = documents.map(({ path }) => path).filter((path) => path.startsWith('docs/'));
    assert.ok(docs.length > 50);
    const missing = docs.filter((path) => {
      const page = path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');
      return !existsSync(join(folder, path)) || !existsSync(join(folder, page));
    });
    assert.deepEqual(missing, []);
  });

  test('links, pictures, scripts and styles exist, also with their anchors, and none is on another host', () => {
    // Samples have addresses of a shop.
    const own = pages().filter((page) => !page.includes('.sample-'));
    const broken = own.flatMap((page) => {
      const html = read(page).replace(/<pre\b.*?<\/pre>/gs, '');
      return (html.match(/<\w[^>]*>/g) ?? [])
        .flatMap((tag) =>
          Array.from(tag.matchAll(/\s(?:href|src|srcset)="([^"]+)"/g), ([, target = '']) => ({ tag, target })),
        )
        .filter(({ tag, target }) => {
          if (/^[a-z]+:/.test(target)) return !tag.startsWith('<a ');
          const [path = '', anchor = ''] = target.replace(/\?[^#]*/, '').split('#');
          const file = path ? posix.join(posix.dirname(page), decodeURIComponent(path)) : page;
          if (!existsSync(join(folder, file))) return true;
          return anchor && !read(file).includes(`id="${decodeURIComponent(anchor)}"`);
        })
        .map(({ target }) => `${page}: ${target}`);
    });
    assert.deepEqual(broken, []);
  });

  test('llms.txt links to files of the site, and llms-full.txt has every document', () => {
    const links = Array.from(read('llms.txt').matchAll(/\]\(([^)]+)\)/g), ([, link]) => link!);
    assert.ok(links.length > 50);
    assert.deepEqual(
      links.filter((link) => !existsSync(join(folder, link))),
      [],
    );
    const all = read('llms-full.txt');
    assert.deepEqual(
      documents.filter(({ path, text }) => path.startsWith('docs/guides/') && !all.includes(text.slice(-200))),
      [],
    );
  });

  test('the Markdown files link to files of the site', () => {
    const broken = documents
      .filter(({ path }) => path.startsWith('docs/'))
      .flatMap(({ path }) =>
        readDocument(path, folder)
          .links.map((link) => link.split('#')[0]!)
          .filter((link) => link && !/^[a-z]+:/.test(link) && !existsSync(join(folder, posix.dirname(path), link)))
          .map((link) => `${path}: ${link}`),
      );
    assert.deepEqual(broken, []);
  });

  test('has links to edit a page only with a repository', async () => {
    const edit = `href="${REPOSITORY}/edit/main/docs/guides/qr.md"`;
    assert.ok(!read('docs/guides/qr.html').includes('Edit this page'));
    const other = join(root, 'with-repository');
    await write(other, { withStorybook: false, repository: REPOSITORY });
    assert.ok(readFileSync(join(other, 'docs/guides/qr.html'), 'utf8').includes(edit));
    assert.ok(!readFileSync(join(other, 'docs/acr.html'), 'utf8').includes('Edit this page'));
  });
});

test.describe('the conformance report', () => {
  test('has each criterion of WCAG 2.2, A and AA, once, with a term of VPAT', () => {
    const rows = Array.from(
      read('docs/acr.md').matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| [^|]+\|$/gm),
      ([, number = '', level = '']) => ({ number, level }),
    );
    assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length);
    assert.equal(rows.length, 55);
    assert.deepEqual([...new Set(rows.map(({ level }) => level))].sort(), [
      'Not applicable',
      'Partially supports',
      'Supports',
    ]);
  });
});

const SHOWN = [
  'index.html',
  'docs/index.html',
  'docs/guides/qr.html',
  'docs/elements/pay-qr.html',
  'docs/acr.html',
  'docs/api.html',
  '404.html',
];

test.describe('in a browser', () => {
  test('the second paragraph of the landing page says which payment services it works with', () =>
    site.visit('index.html', async (page) => {
      const text = await page.locator('main .lead').nth(1).innerText();
      for (const name of ['Stripe', 'Adyen', 'Mercado Pago', 'Xendit', 'the contract'])
        assert.ok(text.includes(name), text);
    }));

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing, ${colorScheme}`, async () => {
      for (const path of SHOWN)
        await site.visit(
          path,
          async (page) => {
            if (path === 'index.html') await page.locator('#preview pay-qr [part=code]').waitFor();
            assert.deepEqual(await violations(page), [], path);
          },
          { colorScheme },
        );
    });

  test('no page is wider than a phone, and the contents unfold there', async () => {
    const viewport = { width: 320, height: 640 };
    for (const path of [...SHOWN, 'docs/security.html', 'docs/contract.html', 'docs/theming.html'])
      await site.visit(
        path,
        async (page) => {
          const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
          assert.equal(scrollWidth, 320, path);
        },
        { viewport },
      );
    await site.visit(
      'docs/index.html',
      async (page) => {
        const link = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Theming' });
        assert.ok(!(await link.isVisible()));
        await page.getByText('Contents', { exact: true }).click();
        await link.click();
        await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
      },
      { viewport },
    );
  });

  test('the search finds a section with the keyboard alone, and loses no letter that is typed at once', async () => {
    await site.visit('docs/guides/qr.html', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('idempotency');
      await page.getByRole('status').filter({ hasText: 'results' }).waitFor();
      assert.deepEqual(await violations(page), []);
      const first = page.locator('.search li a').first();
      assert.match(String(await first.textContent()), /idempotency/i);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#idempotency/);
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('xyzzy');
      await page.getByRole('status').filter({ hasText: 'No results' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').waitFor({ state: 'hidden' });
    });
  });

  for (const [question, answer] of [
    ['how to verify a webhook', 'Webhooks'],
    ['dark mode', 'Light, dark, more contrast'],
    ['content security policy', 'A Content Security Policy'],
    ['stripe pix', 'Stripe'],
    ['test with playwright', 'A first test in Playwright'],
  ] as const) {
    test(`the search answers “${question}” within its first three results`, async () => {
      await site.visit('index.html', async (page) => {
        await page.keyboard.press('/');
        await page.getByRole('searchbox').fill(question);
        await page.getByRole('status').filter({ hasText: 'results' }).waitFor();
        const titles = await page.locator('.search li a').allTextContents();
        assert.ok(titles.slice(0, 3).includes(answer), titles.join(', '));
      });
    });
  }

  test('the first stop of Tab skips to the content', async () => {
    await site.visit('docs/index.html', async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
    });
  });

  test('the chosen colours stay on the next page', async () => {
    await site.visit('docs/index.html', async (page) => {
      await page.getByLabel('Colours').selectOption('dark');
      await page.goto(`${site.url}/docs/theming.html`);
      assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(19, 19, 22)');
    });
  });

  for (const path of ['index.html', 'docs/guides/qr.html'])
    test(`${path} needs at most ${BUDGET / 1000} kB until it is drawn`, async () => {
      await site.visit('404.html', async (page) => {
        let size = 0;
        // Frames of samples are loaded after the page is drawn, near their place on the screen.
        page.on('response', (response) => {
          const { pathname } = new URL(response.url());
          // Only a page on the developer's own machine loads the warnings.
          if (response.frame() !== page.mainFrame() || pathname.endsWith('/pay-warnings.js')) return;
          size += brotliCompressSync(readFileSync(join(folder, pathname))).length;
        });
        await page.goto(`${site.url}/${path}`, { waitUntil: 'load' });
        if (path === 'index.html') await page.locator('#preview pay-qr [part=code] svg').waitFor();
        assert.ok(size <= BUDGET, `${size} bytes`);
      });
    });
});

test.describe('live samples', () => {
  const live = () => pages().filter((path) => read(path).includes('class="live-sample"'));

  test('are in the guides', () => assert.ok(live().filter((path) => path.startsWith('docs/guides/')).length >= 6));

  test('show their elements, and their policy is kept', async () => {
    for (const path of live())
      await site.visit(path, async (page) => {
        for (const sample of await page.locator('.live-sample').all()) {
          await sample.scrollIntoViewIfNeeded();
          const shown = sample.frameLocator('iframe').locator('main');
          await shown.locator('[part~=base]').first().waitFor();
          assert.equal(await shown.locator('[part~=expired], [part~=error]').count(), 0, path);
        }
      });
  });

  test('can be edited', async () => {
    await site.visit('docs/guides/qr.html', async (page) => {
      const sample = page.locator('.live-sample').first();
      await sample.scrollIntoViewIfNeeded();
      const shown = sample.frameLocator('iframe');
      await shown.locator('pay-qr [part=code] svg').waitFor();
      const code = sample.getByRole('textbox', { name: 'Code of the sample' });
      await code.fill('<p>Edited</p><pay-action src="/merchant/payments/pm_123"></pay-action>');
      await shown.getByText('Edited').waitFor();
      await sample.getByRole('button', { name: 'Undo my changes' }).click();
      await shown.getByText('Edited').waitFor({ state: 'detached' });
      await shown.locator('pay-qr [part=code] svg').waitFor();
    });
  });
});

test.describe('the checkout of the landing page', () => {
  const control = (page: Page, name: string) => page.locator(`#choices [name=${name}]`);
  const choose = (page: Page, name: string, value: string) => control(page, name).selectOption(value);
  const preview = (page: Page): Locator => page.locator('#preview');

  test('shows the methods of a country, in a language and a theme', async () => {
    await site.visit('index.html', async (page) => {
      await choose(page, 'country', 'mx');
      const offered = await control(page, 'method').evaluate((select: HTMLSelectElement) =>
        [...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value),
      );
      assert.deepEqual(offered, ['banktransfer_mx', 'cashvoucher_mx']);
      await choose(page, 'language', 'es-MX');
      await choose(page, 'theme', 'rounded');
      await preview(page).locator('pay-bank-transfer').getByText('CLABE').first().waitFor();
      const code = await page.locator('#checkout-code').textContent();
      assert.match(String(code), /<html lang="es-MX">/);
      assert.match(String(code), /appearance='\{"theme":"rounded"\}'/);
    });
  });

  test('takes a consumer from a method to the result', async () => {
    await site.visit('index.html', async (page) => {
      await choose(page, 'state', 'choose');
      await preview(page).locator('pay-methods input[value=pix_br]').check();
      await preview(page).getByRole('button', { name: 'Pay', exact: true }).click();
      await preview(page).locator('pay-qr [part=code] svg').waitFor();
      await preview(page).getByRole('button', { name: 'Simulate' }).click();
      await preview(page).locator('pay-action').getByText('Payment complete').first().waitFor();
      assert.equal(await control(page, 'state').inputValue(), 'paid');
    });
  });

  test('refuses a wrong one-time code, and accepts the right one', async () => {
    await site.visit('index.html', async (page) => {
      await choose(page, 'country', 'id');
      await choose(page, 'method', 'ewallet_id');
      const input = preview(page).locator('pay-otp-verify input');
      await input.fill('111111');
      await preview(page).locator('pay-otp-verify [part~=error]').first().waitFor();
      await input.fill('123456');
      await page.waitForFunction(() => document.querySelector('#preview pay-action:state(complete)'));
    });
  });

  for (const state of ['waiting', 'paid', 'failed', 'expired'])
    test(`shows the state ${state}`, async () => {
      await site.visit('index.html', async (page) => {
        await choose(page, 'state', state);
        const shown = { waiting: 'waiting', paid: 'complete', failed: 'failed', expired: 'expired' }[state]!;
        await page.waitForFunction((name) => document.querySelector(`#preview pay-action:state(${name})`), shown);
      });
    });

  test('can be copied, and downloaded as one file that works without a server', async () => {
    const permissions = { permissions: ['clipboard-read', 'clipboard-write'] };
    const file = join(root, 'checkout.html');
    await site.visit(
      'index.html',
      async (page) => {
        await choose(page, 'language', 'pt-BR');
        await choose(page, 'theme', 'boutique');
        await page.getByRole('button', { name: 'Copy the code' }).click();
        await page.getByText('Copied.', { exact: true }).first().waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        assert.equal(copied, await page.locator('#checkout-code').textContent());
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download as one file' }).click();
        await (await downloading).saveAs(file);
      },
      permissions,
    );
    await site.visit(`file://${file}`, async (page) => {
      await page.locator('pay-qr [part=code] svg').waitFor();
      await page
        .locator('pay-qr')
        .getByRole('button', { name: /^Copiar/ })
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Simulate' }).click();
      await page.waitForFunction(() => document.querySelector('pay-action:state(complete)'));
    });
  });
});

test.describe('parts of the site', () => {
  test('the API reference lists the requests of the OpenAPI document', async () => {
    await site.visit('docs/api.html', async (page) => {
      const shown = await page.getByRole('heading', { level: 3, name: /^(GET|POST|PUT|DELETE|PATCH) \// }).count();
      const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, object>> };
      const methods = Object.values(paths).flatMap((path) =>
        Object.keys(path).filter((name) => /^(?:get|post|put|delete|patch)$/.test(name)),
      );
      assert.equal(shown, methods.length);
    });
  });

  test('Storybook is there', async () => {
    await site.visit('storybook/index.html', async (page) => {
      await page
        .getByRole('link', { name: /Introduction/ })
        .or(page.getByText('Introduction'))
        .first()
        .waitFor();
    });
  });
});
