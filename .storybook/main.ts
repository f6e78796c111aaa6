import type { StorybookConfig } from '@storybook/web-components-vite';

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
    return config;
  },
};
export default config;
