/** The choices of the playground, as a shop writes them. */
import { tokens } from '../foundations/tokens.js';
import { camel, valueOf, type Choices } from './values.js';

const isTheme = (theme: string) => theme !== 'default';

/** For a style sheet of the page. */
export function cssOf(theme: string, choices: Choices): string {
  const lines = tokens.flatMap((token) => {
    const choice = choices.get(camel(token));
    return choice ? [`  ${token.name}: ${valueOf(choice)};\n`] : [];
  });
  const start = isTheme(theme) ? [`@import 'pay-elements/themes/${theme}.css';\n`] : [];
  const rule = lines.length ? [`:root {\n${lines.join('')}}\n`] : [];
  return [...start, ...rule].join('\n') || '/* Nothing is changed yet. */\n';
}

/** For `appearance` of `<pay-provider>`. */
export function appearanceOf(theme: string, choices: Choices): object {
  const variables = Object.fromEntries([...choices].map(([name, choice]) => [name, valueOf(choice)]));
  return {
    ...(isTheme(theme) ? { theme } : {}),
    ...(choices.size ? { variables } : {}),
  };
}
