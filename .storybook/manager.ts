/** Storybook's own page: pages of text have no panel of controls below them. */
import { addons } from 'storybook/manager-api';

const PAGES = /^(introduction|playground|foundations|guides-(anatomy|all-states|do-and))/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) => shown && !PAGES.test(storyId ?? ''),
  },
});
