/** The toolbars above a story, and how their values are applied to the page. */
import type { Decorator } from '@storybook/web-components-vite';
import { directionOf, locales } from '../stories/locales.js';
import { pretend, type Feature } from './media.js';
import { takeNetwork, withoutBackend } from './network.js';
import { applyTheme, themes } from './themes.js';

type Items = readonly (string | { value: string; title: string })[];

const toolbar = (description: string, title: string, icon: string, items: Items) => ({
  description,
  toolbar: { title, icon, items: [...items], dynamicTitle: true } as never,
});

const titled = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

export const globalTypes = {
  theme: toolbar('One of the example themes', 'Theme', 'paintbrush', titled(named(themes))),
  scheme: toolbar('Colour scheme', 'Scheme', 'contrast', ['light', 'dark']),
  locale: toolbar('Language of the page', 'Language', 'globe', titled(locales)),
  direction: toolbar(
    'Direction of writing',
    'Direction',
    'transfer',
    titled({ auto: 'Direction', ltr: 'Left to right', rtl: 'Right to left' }),
  ),
  motion: toolbar('prefers-reduced-motion', 'Motion', 'lightning', titled({ system: 'Motion', motion: 'Less motion' })),
  contrast: toolbar(
    'Emulated system settings: their rules apply. A page cannot make the browser force its colours: for that use DevTools, Rendering.',
    'Contrast',
    'eye',
    titled({
      system: 'Contrast',
      contrast: 'More contrast',
      colours: 'Forced colours: our rules only',
    }),
  ),
  network: toolbar('Network', 'Network', 'link', titled({ online: 'Online', offline: 'Offline' })),
};

export const initialGlobals = {
  theme: 'default',
  scheme: 'light',
  locale: 'en',
  direction: 'auto',
  motion: 'system',
  contrast: 'system',
  network: 'online',
};

function named(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `Theme: ${name}`]));
}

export const withToolbars: Decorator = (story, { globals, args }) => {
  const chosen = globals as typeof initialGlobals;
  const { documentElement: root } = document;
  root.dataset.scheme = chosen.scheme;
  root.lang = chosen.locale;
  root.dir = chosen.direction === 'auto' ? directionOf(chosen.locale) : chosen.direction;
  applyTheme(chosen.theme);
  pretend(new Set([chosen.motion, chosen.contrast].filter((name) => name !== 'system') as Feature[]));
  const offline = chosen.network === 'offline';
  takeNetwork(offline);
  return story({ args: offline ? withoutBackend(args) : args });
};
