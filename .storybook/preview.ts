import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import '../src/define/all.js';
import './fonts.css';
import './preview.css';
import { listEvents } from './events.js';
import { globalTypes, initialGlobals, withToolbars } from './toolbars.js';
import { viewports } from './viewports.js';

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'alpha' },
    layout: 'padded',
    options: { storySort: { order: ['Design', 'Checkout', 'Elements'] } },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  decorators: [withToolbars, listEvents],
};
export default preview;
