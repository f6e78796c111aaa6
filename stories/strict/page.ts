/**
 * Stories on a page of a shop with a strict policy, not in Storybook's: `?story=pay-qr/Ready`. The elements are those of
 * the script tag; this page brings a Lit of its own along, as shops do that are made with it.
 */
import { html, render, type TemplateResult } from 'lit';
import { configure } from 'storybook/test';
import manifest from '../../custom-elements.json';

// Nothing is in the browser's cache yet.
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

/** Trying again can end in the same way, with another button. */
const MOST_PRESSES = 40;

/** What Storybook does with a meta and a story, as far as these need it. */
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

/** Presses everything that a consumer could press, one after the other; what leads away is left out. */
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
    await Promise.all(TAGS.map((tag) => customElements.whenDefined(tag)));
    await run(module.default, module[name]!);
  })(),
  pressAll,
});
