/** A module for Nuxt 3 and 4: `modules: ['pay-elements/nuxt']`. */
import { TAGS } from '../registry/tags.js';

/** The parts of Nuxt that the module changes. */
export interface NuxtParts {
  readonly options: {
    readonly vue: { compilerOptions: { isCustomElement?: ((tag: string) => boolean) | undefined } };
    readonly css: string[];
    readonly plugins: unknown[];
    readonly build: { readonly transpile: unknown[] };
  };
  hook(name: string, listener: (given: never) => void): unknown;
}

export interface PayElementsNuxtOptions {
  /** Adds `pay-elements.css`, which reserves the space of elements that are still loading; true if absent. */
  readonly css?: boolean;
}

/** The path of the plugin next to this file; on Windows without the slash before the drive. */
const plugin = () =>
  decodeURIComponent(new URL('./nuxt-plugin.js', import.meta.url).pathname).replace(/^\/(?=\w:)/, '');

/**
 * Templates know the tags and their types, `usePayAction` is imported automatically, and each element is loaded in the browser
 * when its tag first appears.
 */
// Nuxt calls the default export.
// eslint-disable-next-line no-restricted-syntax
export default function payElements({ css = true }: PayElementsNuxtOptions = {}, nuxt: NuxtParts): void {
  const { options } = nuxt;
  const { compilerOptions } = options.vue;
  const others = compilerOptions.isCustomElement;
  compilerOptions.isCustomElement = (tag) => (TAGS as readonly string[]).includes(tag) || Boolean(others?.(tag));
  options.plugins.push({ src: plugin(), mode: 'client' });
  options.build.transpile.push('pay-elements');
  if (css) options.css.push('pay-elements/pay-elements.css');
  nuxt.hook('imports:extend', (imports: { name: string; from: string }[]) => {
    imports.push({ name: 'usePayAction', from: 'pay-elements/vue' });
  });
  nuxt.hook('prepare:types', ({ references }: { references: { types: string }[] }) => {
    references.push({ types: 'pay-elements/types/vue' });
  });
}
