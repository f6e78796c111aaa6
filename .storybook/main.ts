import type { StorybookConfig } from '@storybook/web-components-vite';

/** Where `npm run storybook` has started the shop with its sandbox. */
const shop = process.env.STORYBOOK_SHOP;

const config: StorybookConfig = {
  framework: { name: '@storybook/web-components-vite', options: {} },
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It finds vite.config.ts, which builds the library, and would build that.
  viteFinal: (config) => {
    const { build = {} } = config;
    delete build.lib;
    delete build.rolldownOptions;
    // Stories use what the elements do not use of Lit: directives.
    config.plugins = config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'lean-lit'));
    // The shop on Storybook's own origin, as a merchant's backend is on the page's.
    if (shop) {
      const proxy = Object.fromEntries(['/merchant', '/v1', '/sandbox', '/openapi.json'].map((path) => [path, shop]));
      config.server = { ...config.server, proxy };
    }
    return config;
  },
};
export default config;
