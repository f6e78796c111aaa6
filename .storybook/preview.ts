import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Preview, StoryContext } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import { configure } from 'storybook/test';
import '../src/define/all.js';
import '../src/languages.js';
import './fonts.css';
import './preview.css';
import { codeOf } from './code.js';
import { listEvents } from './events.js';
import { storybookManifest } from '../stories/manifest.js';
import { globalTypes, initialGlobals, withToolbars } from './toolbars.js';
import { viewports } from './viewports.js';

setCustomElementsManifest(storybookManifest);

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
// A request without an answer shows the loading state: it has no end, however long the page is looked at.
AbortSignal.timeout = () => new AbortController().signal;

/** Events, parts and states are described without a control. */
const onlyPropertiesHaveControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.table?.category === 'properties' ? type : { ...type, control: false },
    ]),
  );

const preview: Preview = {
  tags: ['autodocs'],
  // A countdown opens a page only once in a tab: forget the pages that an earlier story opened.
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { codePanel: true, source: { transform: (_code: string, context: StoryContext) => codeOf(context) } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Playground',
          'Foundations',
          ['Colours', 'Type', 'Spacing', 'Icons', 'Tokens'],
          'Guides',
          ['Themes', 'All states', 'Languages', 'Anatomy', 'Do and don’t'],
          'Checkout',
          'Elements',
        ],
      },
    },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [onlyPropertiesHaveControls],
  globalTypes,
  initialGlobals,
  decorators: [withToolbars, listEvents],
};
export default preview;
