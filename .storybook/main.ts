import type { StorybookConfig } from '@storybook/web-components-vite';

/** The address of the shop and its sandbox, which `npm run storybook` starts. */
const shop = process.env.STORYBOOK_SHOP;

const config: StorybookConfig = {
  framework: { name: '@storybook/web-components-vite', options: {} },
  stories: ['../stories/**/*.stories.ts'],
  staticDirs: ['public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The list of tasks for those who set Storybook up says nothing to its readers.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => {
    // The shop is on Storybook's origin, as a merchant's backend is on the origin of the page.
    if (shop) {
      const proxy = Object.fromEntries(['/merchant', '/v1', '/sandbox', '/openapi.json'].map((path) => [path, shop]));
      config.server = { ...config.server, proxy };
    }
    // Keeps `light-dark()`: the scheme of a part of a page is another one than that of the page.
    config.build = { ...config.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };
    return config;
  },
};
export default config;
