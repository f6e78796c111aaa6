import { elements, tokens } from './names.js';

/** @returns the names in a style sheet that do not exist: tokens, tags, states, parts */
export function unknownInStyles(css: string): string[] {
  const properties = [...css.matchAll(/--pay-[\w-]+/g)].map(([name]) => name).filter((name) => !tokens.has(name));
  const selectors = [...css.matchAll(/(?<![\w-])(pay-[\w-]+)((?::{1,2}[\w-]+(?:\([^)]*\))?)*)/g)].flatMap(
    ([, tag = '', pseudo = '']) => {
      const element = elements.get(tag);
      if (!element) return [tag];
      const named = (kind: string, known: readonly string[]) =>
        [...pseudo.matchAll(new RegExp(`:${kind}\\(([\\w -]+)\\)`, 'g'))]
          .flatMap(([, names]) => names!.split(' '))
          .filter((name) => !known.includes(name))
          .map((name) => `${tag}:${kind}(${name})`);
      return [...named('part', element.parts), ...named('state', element.states)];
    },
  );
  return [...properties, ...selectors];
}
