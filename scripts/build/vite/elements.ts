import type { Plugin, UserConfig } from 'vite';
import { leanQr } from './dependencies.js';
import { browserOnly, collapseStyles, collapseTemplates } from './sources.js';

/** For everything that has elements in it. */
export const elements = (...more: Plugin[]): UserConfig => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  // The published encoders are compiled to CommonJS for old browsers, and twice as large as their sources.
  resolve: { alias: [{ find: 'jsbarcode/bin', replacement: 'jsbarcode/src' }] },
  plugins: [...more, browserOnly, collapseStyles, collapseTemplates, leanQr],
});
