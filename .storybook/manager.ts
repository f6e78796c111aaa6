/** Storybook's own page: pages of text have no panel of controls below them. */
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const PAGES = /^(?:introduction|playground|foundations|guides-(?:anatomy|all-states|do-and))/;

/** Storybook capitalises the words of an export: as a sentence they are easier to read. */
const sentence = (name: string) =>
  name.charAt(0) + name.slice(1).replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: 'Pay Elements',
    brandImage: `./logo-${scheme}.svg`,
    brandUrl: './',
    colorSecondary: '#0a58ca',
  }),
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? sentence(name) : name) },
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) => shown && !PAGES.test(storyId ?? ''),
  },
});
