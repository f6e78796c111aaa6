/**
 * Every story on a page with the strictest Content Security Policy, beside a Lit of the page's own: its play function ends well,
 * every button is pressed, and nobody reports a violation of the policy.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/shared/install.mjs';
import { reportAttack } from '../support/attack-report.js';
import { listenForViolations, serveStrictly } from '../trust/policy.js';

const NAMES = 'lit-html pay-elements';
/** The origin of the challenges. */
const BANK = 'https://bank.example.com';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';
/** A page that does everything that is forbidden, and so must be reported. */
const BAD = `<!doctype html><html lang="en"><title>Bad</title><p style="color: red">x</p><script>1</script>
<script type="module" src="/bad.js"></script></html>`;
const BAD_SCRIPT = `try { document.body.innerHTML = '<b>x</b>' } catch {}
try { trustedTypes.createPolicy('other', {}) } catch {}
new Image().src = 'https://pay.example.com/x.png';`;

/** Builds the page of `stories/strict`. @returns its folder */
async function buildPage(): Promise<string> {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), 'pay-strict-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      // Keeps `light-dark()`.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'stories/strict/page.ts'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return folder;
}

type Server = Awaited<ReturnType<typeof serveStrictly>>;

const test = base.extend<object, { strict: Server; window: BrowserContext }>({
  strict: [
    async ({}, use) => {
      const folder = await buildPage();
      const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
      const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title>
${sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<script type="module" src="/dist/pay-elements.js"></script>
<script type="module" src="/page.js"></script><main></main></html>`;
      const texts: Readonly<Record<string, string>> = {
        '/': page,
        '/qr.svg': PICTURE,
        '/bad': BAD,
        '/bad.js': BAD_SCRIPT,
      };
      const server = await serveStrictly(
        NAMES,
        (path) => {
          if (texts[path]) return { body: texts[path] };
          const [, dist, name] = /^\/(dist\/)?((?:(?:chunks|locales)\/)?[\w.-]+\.(?:js|css|svg))$/.exec(path) ?? [];
          return name ? join(dist ? join(ROOT, 'dist') : folder, name) : null;
        },
        BANK,
      );
      await use(server);
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      await context.addInitScript(listenForViolations);
      await use(context);
    },
    { scope: 'worker' },
  ],
});

async function open(window: BrowserContext, { url }: Server, path: string): Promise<Page> {
  const page = await window.newPage();
  await page.goto(url + path);
  return page;
}

/** A value of the page, or the result of one of its functions. */
const given = <T>(page: Page, name: string, argument?: string): Promise<T> =>
  page.evaluate(
    ([name, argument]) => {
      const value = (globalThis as unknown as Record<string, unknown>)[name];
      return (typeof value === 'function' ? (value as (argument?: string) => unknown)(argument) : value) as T;
    },
    [name, argument] as const,
  );

const FILES = readdirSync('stories', { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.stories.ts'),
);
const STORIES = FILES.map((file) => {
  const names = readFileSync(join('stories', file), 'utf8').matchAll(/^export const (\w+)/gm);
  return Array.from(names, ([, name]) => `${file.replace(/^.*\/|\.stories\.ts$/g, '')}/${name}`);
});

for (const stories of STORIES) {
  test(stories[0]!.replace(/\/.*/, ''), async ({ strict, window }) => {
    const page = await open(window, strict, '/');
    for (const story of stories) {
      await given(page, 'play', story);
      expect(await given(page, 'violations'), story).toEqual([]);
    }
    await page.close();
    expect(strict.takeReports()).toEqual([]);
  });
}

test('the page knows no other stories', async ({ strict, window }) => {
  const page = await open(window, strict, '/');
  expect(STORIES.flat().toSorted()).toEqual((await given<string[]>(page, 'names')).toSorted());
  await page.close();
});

test('each broken directive is noticed, enforced and report-only', async ({ strict, window }) => {
  const page = await open(window, strict, '/bad');
  const reported: string[] = [];
  await expect(async () => {
    const seen = await given<string[]>(page, 'violations');
    reported.push(...strict.takeReports());
    for (const directive of [
      ...['style-src-attr', 'script-src-elem', 'img-src', 'require-trusted-types-for', 'trusted-types'],
    ])
      for (const [disposition, mode] of [
        ['enforce', 'enforced'],
        ['report', 'report-only'],
      ]) {
        expect(
          seen.some((one) => one.startsWith(`${directive} (${disposition})`)),
          `${directive} ${mode}`,
        ).toBe(true);
        const posted = reported.some((one) => one.startsWith(mode!) && one.includes(`"${directive}"`));
        expect(posted, `report of ${directive} ${mode}`).toBe(true);
      }
  }).toPass({ timeout: 20_000 });
  await page.close();
  reportAttack(
    'every story with every button pressed, enforced and report-only; each directive broken as a control',
    '0 violations',
  );
});
