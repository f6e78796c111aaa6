/**
 * Runs stories outside Storybook, one after the other, on a page with a strict content security policy. The elements come from the
 * script tag; the page has its own copy of Lit, like a shop that uses Lit.
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
  readonly beforeEach?: () => void | (() => void) | Promise<void>;
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

/** What a click changes is drawn in one frame, and what that loads or reports is there in the next. */
const nextFrame = () => new Promise(requestAnimationFrame);

/** A limit, because a retry can fail again and show another button. */
const MOST_PRESSES = 40;

/** Presses every button, one after the other. Links are excluded, because they leave the page. */
async function pressAll(): Promise<void> {
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
    await nextFrame();
    await nextFrame();
  }
}

/** Runs a story like Storybook does, with the features used here, then presses all of its buttons. */
async function run(meta: Module['default'], story: Story): Promise<void> {
  const args = { ...meta.args, ...story.args };
  const draw = story.render ?? meta.render ?? (() => html`${document.createElement(meta.component!)}`);
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const template = decorators.reduce<Template>(
    (inner, decorate) => () => decorate(inner),
    () => draw(args),
  );
  const canvasElement = document.createElement('main');
  document.querySelector('main')!.replaceWith(canvasElement);
  const undo = [await meta.beforeEach?.(), await story.beforeEach?.()];
  render(template(), canvasElement);
  await story.play?.({ canvasElement, args });
  await pressAll();
  for (const one of undo) one?.();
  // Where a story has redirected is remembered.
  sessionStorage.clear();
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
  /** Runs `pay-qr/Ready`. */
  play: async (story: string) => {
    const [file, name] = story.split('/');
    const load = Object.entries(MODULES).find(([path]) => path.endsWith(`/${file}.stories.ts`))?.[1];
    const module = await load!();
    // Stories show an element as soon as it is registered; the script loads some of them when their tag appears.
    await Promise.all(TAGS.map((tag) => loadElement(tag)));
    await run(module.default, module[name!]!);
  },
});
