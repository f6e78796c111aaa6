/** The script tag's files go beside the page: the first one, and what it loads when it is needed. */
import { cpSync, rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
cpSync('page', 'dist', { recursive: true });
cpSync('node_modules/pay-elements/dist', 'dist/pay-elements', {
  recursive: true,
  filter: (file) => !/[\\/]esm$|\.map$/.test(file),
});
