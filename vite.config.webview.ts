import { defineConfig } from 'vite';
import { terser } from './vite.config.js';

/**
 * The bridge to a native app as one file beside the elements. A build of its own: what it shared with theirs would be in
 * their file, which would then come, and run, before it.
 */
export default defineConfig({
  plugins: [terser],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: 'hidden',
    lib: { entry: { 'pay-webview': 'src/bundle-webview.ts' }, formats: ['es'] },
    rolldownOptions: { output: { entryFileNames: '[name].js', minify: true } },
  },
});
