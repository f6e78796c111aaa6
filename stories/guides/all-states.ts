/** All stories of an element on one page: each is rendered and played as by itself. */
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

interface Story {
  /** `full-screen` is for a state that would cover the others. */
  readonly tags?: readonly string[];
  readonly args?: object;
  readonly render?: (args: object) => TemplateResult;
  readonly beforeEach?: () => (() => void) | void;
  readonly play?: (context: { canvasElement: HTMLElement; args: object }) => unknown;
}
export type Stories = Readonly<Record<string, unknown>>;

/** The cells of each page, with what is played in them. */
const played = new WeakSet<Element>();
let queue = Promise.resolve();

/** Plays a story in its cell, after those before it: some of them move the focus. */
function play(story: Story, args: object, cell: Element | undefined): void {
  if (!cell || played.has(cell)) return;
  played.add(cell);
  queue = queue.then(async () => {
    const canvasElement = cell as HTMLElement;
    // A state that cannot be reached beside the others fails in its own story.
    if (!canvasElement.isConnected || !story.play) return;
    const restore = story.beforeEach?.();
    // As before each story by itself.
    sessionStorage.clear();
    await Promise.resolve(story.play({ canvasElement, args })).catch(() => {});
    restore?.();
  });
}

/** `CopyRefused` as `Copy refused`. */
const titled = (name: string) => {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The names of the stories that fit beside each other. @param stories the module of the stories of an element */
function namesOf(stories: Stories): readonly string[] {
  // Storybook adds the order of the file; the names of a module are in alphabetical order.
  const { __namedExportsOrder: order = Object.keys(stories) } = stories as { __namedExportsOrder?: readonly string[] };
  return order.filter((name) => name !== 'default' && !(stories[name] as Story).tags?.includes('full-screen'));
}

/** @param stories the module of the stories of an element */
export function allStates(stories: Stories): TemplateResult {
  const { default: meta, ...all } = stories as { default: Story } & Record<string, Story>;
  return html`<div class="states">
    ${namesOf(stories).map((name) => {
      const story = all[name]!;
      const args = { ...meta.args, ...story.args };
      const draw = story.render ?? meta.render;
      return html`<figure>
        <figcaption>${titled(name)}</figcaption>
        <div class="frame" ${ref((cell) => play(story, args, cell))}>${draw?.(args)}</div>
      </figure>`;
    })}
  </div>`;
}

/** Resolves when every cell has been played. */
export const allPlayed = (): Promise<void> => queue;
