import type { Plugin, UserConfig } from 'vite';
import { leanQr } from './dependencies.js';
import { browserOnly, collapseStyles, collapseTemplates, fieldsOnly } from './sources.js';

/** For everything that has elements in it. */
export const elements = (...more: Plugin[]): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [...more, browserOnly, collapseStyles, collapseTemplates, fieldsOnly, leanQr],
});
