/**
 * Runs a story outside Storybook, on a page with a strict content security policy: `?story=pay-qr/Ready`. The elements come from
 * the script tag; the page has its own copy of Lit, like a shop that uses Lit.
 */
import { html, render, type TemplateResult } from 'lit';
import { configure } from 'storybook/test';
import manifest from '../../custom-elements.json';

// The browser's cache is still empty.
configure({ asyncUtilTimeout: 10_000 });

type Template = (args?: object) => TemplateResult;
interface Story {
  readonly args?: object;
  readonly render?: (args: object) => TemplateResult;
  readonly decorators?: readonly ((story: Template) => TemplateResult)[];
  readonly beforeEach?: () => unknown;
  readonly play?: (context: { canvasElement: HTMLElement; args: object }) => unknown;
}
type Module = Readonly<Record<string, Story>> & { readonly default: Story & { readonly component?: string } };

const MODULES = import.meta.glob<Module>('../**/*.stories.ts');

const TAGS = manifest.modules.flatMap(({ declarations }) =>
  declarations.flatMap((one) => ('tagName' in one ? [one.tagName] : [])),
);

/** The script tag's own module, which is not part of this build. */
const SCRIPT = '/dist/pay-elements.js';
// eslint-disable-next-line no-unsanitized/method -- a file of this project
const { loadElement } = (await import(/* @vite-ignore */ SCRIPT)) as typeof import('../../src/bundles/pay-elements.js');

/** A limit, because a retry can fail again and show another button. */
const MOST_PRESSES = 40;

/** Runs a story like Storybook does, with the features used here. */
async function run(meta: Module['default'], story: Story): Promise<void> {
  const args = { ...meta.args, ...story.args };
  const draw = story.render ?? meta.render ?? (() => html`${document.createElement(meta.component!)}`);
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const template = decorators.reduce<Template>(
    (inner, decorate) => () => decorate(inner),
    () => draw(args),
  );
  const canvasElement = document.querySelector('main')!;
  await meta.beforeEach?.();
  await story.beforeEach?.();
  render(template(), canvasElement);
  await story.play?.({ canvasElement, args });
}

/** Presses every button, one after the other. Links are excluded, because they leave the page. */
async function pressAll(): Promise<number> {
  const pressed = new Set<Element>();
  const walk = (root: ParentNode): HTMLButtonElement[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node instanceof HTMLButtonElement ? [node] : []),
      ...(node.shadowRoot ? walk(node.shadowRoot) : []),
    ]);
  while (pressed.size < MOST_PRESSES) {
    const button = walk(document).find((one) => !pressed.has(one));
    if (!button) break;
    pressed.add(button);
    button.click();
    await new Promise((drawn) => setTimeout(drawn, 20));
  }
  return pressed.size;
}

Object.assign(globalThis, {
  print: () => {},
  names: async () =>
    (
      await Promise.all(
        Object.entries(MODULES).map(async ([path, load]) => {
          const file = path.replace(/^.*\/|\.stories\.ts$/g, '');
          return Object.keys(await load())
            .filter((name) => name !== 'default')
            .map((name) => `${file}/${name}`);
        }),
      )
    ).flat(),
  played: (async () => {
    const [file, name] = new URLSearchParams(location.search).get('story')?.split('/') ?? [];
    if (!file || !name) return;
    const load = Object.entries(MODULES).find(([path]) => path.endsWith(`/${file}.stories.ts`))?.[1];
    const module = await load!();
    // Stories show an element as soon as it is registered; the script loads some of them when their tag appears.
    await Promise.all(TAGS.map((tag) => loadElement(tag)));
    await run(module.default, module[name]!);
  })(),
  pressAll,
});
