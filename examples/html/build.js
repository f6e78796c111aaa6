/** Copies the page and the files of the script tag, including those that it loads on demand. */
import { cpSync, rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
cpSync('page', 'dist', { recursive: true });
cpSync('node_modules/pay-elements/dist', 'dist/pay-elements', {
  recursive: true,
  filter: (file) => !/[\\/]esm$|\.map$/.test(file),
});
