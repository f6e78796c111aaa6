import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import { configure } from 'storybook/test';
import '../src/define/all.js';
import './fonts.css';
import './preview.css';
import { listEvents } from './events.js';
import { storybookManifest } from './manifest.js';
import { globalTypes, initialGlobals, withToolbars } from './toolbars.js';
import { viewports } from './viewports.js';

setCustomElementsManifest(storybookManifest);

// As long as it takes on a machine that has other things to do.
configure({ asyncUtilTimeout: 15_000 });

/** What is not set but heard or styled is only described. */
const onlyPropertiesHaveControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.table?.category === 'properties' ? type : { ...type, control: false },
    ]),
  );

const preview: Preview = {
  tags: ['autodocs'],
  // A countdown never leads twice to one page in a tab: what one story has led to is forgotten before the next.
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Design', 'Checkout', 'Elements'] } },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [onlyPropertiesHaveControls],
  globalTypes,
  initialGlobals,
  decorators: [withToolbars, listEvents],
};
export default preview;
