/** The hook, the composable and the module of the published package, with their frameworks in a browser. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import payElements, { type NuxtParts } from '../../src/frameworks/nuxt.js';
import { test } from '../e2e/fixtures.js';
import { bundle } from './bundle.js';

/** The first render has the `src` of `globalThis`; `show(src)` renders another one, or none. */
const REACT = `
  import { createElement as h, StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';
  import { usePayAction } from 'pay-elements/react/use-pay-action';
  function Page({ src }) {
    const { ref, ...state } = usePayAction();
    return h('main', null, src && h('pay-action', { ref, key: src, src }), h('output', null, text(state)));
  }
  const root = createRoot(document.body);
  globalThis.show = (src) => root.render(h(StrictMode, null, h(Page, { src })));`;

const VUE = `
  import { createApp, h, ref, useTemplateRef } from 'vue';
  import { usePayAction } from 'pay-elements/vue';
  const src = ref('');
  globalThis.show = (given) => (src.value = given);
  createApp({
    setup() {
      const state = usePayAction(useTemplateRef('pay'));
      return () => h('main', [
        src.value && h('pay-action', { ref: 'pay', key: src.value, src: src.value }),
        h('output', text(state.value)),
      ]);
    },
  }).mount(document.body);`;

const TEXT = `
  const text = ({ resource, outcome, reason, error }) => [resource?.status, outcome, reason, error?.code].join(' ');`;

const FRAMEWORKS: Readonly<Record<string, string>> = {
  React: REACT,
  Vue: VUE,
};

test.describe('the state of <pay-action>', () => {
  for (const [name, source] of Object.entries(FRAMEWORKS)) {
    test(`is a reactive value in ${name}`, async ({ demo }) => {
      const code = await bundle(TEXT + source);
      const { page } = await demo.open({}, /404/);
      const html = `<!doctype html><body></body><script type="module" src="/pay-elements/pay-elements.js"></script>
        <script type="module" src="/page.js"></script>`;
      await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.route('**/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
      const show = async () => {
        const { id } = await demo.consumer('POST', '/merchant/orders', { method: 'pix_br' });
        await page.evaluate(
          (src) => (globalThis as unknown as { show(src: string): void }).show(src),
          `/merchant/payments/${id}`,
        );
        return id!;
      };
      const shows = (text: string) => page.locator('output', { hasText: new RegExp(`^${text}$`) }).waitFor();
      await page.goto(`${demo.url}/page`);

      const paid = await show();
      await shows('created pending {2}');
      await demo.consumer('POST', `/sandbox/payments/${paid}/pay`);
      // The next poll finds it. A press of the button could come after that poll, when there is no button.
      await shows('paid complete {2}');

      // Another element starts from the beginning.
      const declined = await show();
      await shows('created pending {2}');
      await demo.consumer('POST', `/sandbox/payments/${declined}/decline`);
      await shows('failed failed declined_by_consumer ');
      await page.getByRole('button', { name: 'Start again' }).click();
      await shows(' pending {2}');

      await page.evaluate(() =>
        (globalThis as unknown as { show(src: string): void }).show('/merchant/payments/pm_none'),
      );
      await shows(' pending  refused');
    });
  }
});

test.describe('the module for Nuxt', () => {
  const nuxt = (isCustomElement?: (tag: string) => boolean) => {
    const hooks: Record<string, (given: never) => void> = {};
    const compilerOptions: NuxtParts['options']['vue']['compilerOptions'] = { isCustomElement };
    const options = {
      vue: { compilerOptions },
      css: [] as string[],
      plugins: [] as unknown[],
      build: { transpile: [] },
    };
    return { options, hooks, hook: (name: string, listener: (given: never) => void) => (hooks[name] = listener) };
  };

  test('templates know the tags of the elements, and those of the project', () => {
    const parts = nuxt((tag) => tag === 'my-tag');
    payElements({}, parts);
    const { isCustomElement } = parts.options.vue.compilerOptions;
    assert.deepEqual(['pay-action', 'my-tag', 'pay-nobody', 'div'].map(isCustomElement!), [true, true, false, false]);
  });

  test('adds the style sheet, unless it is switched off, and the plugin of the browser', () => {
    const [usual, without] = [nuxt(), nuxt()];
    payElements(undefined, usual);
    payElements({ css: false }, without);
    assert.deepEqual([usual.options.css, without.options.css], [['pay-elements/pay-elements.css'], []]);
    const [{ src, mode }] = usual.options.plugins as [{ src: string; mode: string }];
    assert.equal(mode, 'client');
    assert.ok(existsSync(src.replace(/\.js$/, '.ts')), src);
  });

  test('imports the composable, and adds the types of the templates', () => {
    const parts = nuxt();
    payElements({}, parts);
    const imports: object[] = [];
    const references: object[] = [];
    parts.hooks['imports:extend']!(imports as never);
    parts.hooks['prepare:types']!({ references } as never);
    assert.deepEqual(imports, [{ name: 'usePayAction', from: 'pay-elements/vue' }]);
    assert.deepEqual(references, [{ types: 'pay-elements/types/vue' }]);
  });
});
