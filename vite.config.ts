import { defineConfig, type UserConfig } from 'vite';
import { BUILDS, STORYBOOK } from './scripts/build/vite/builds.js';

const builds: Readonly<Record<string, UserConfig>> = BUILDS;

/** `vite build --mode module`, and so on: see BUILDS. Storybook has modes of its own. */
export default defineConfig(({ mode }) => builds[mode] ?? STORYBOOK);
