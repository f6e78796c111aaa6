import { defineConfig } from 'vite';

/** The sandbox and the demo's server, for Node: `vite build --mode sandbox` and `--mode demo`. npm packages stay outside. */
export default defineConfig(({ mode }) => ({
  ssr: { external: ['pay-elements-sandbox'] },
  build: {
    target: 'node20',
    ssr: mode === 'sandbox' ? 'sandbox/src/index.ts' : 'demo/server.ts',
    outDir: `${mode}/dist`,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: mode === 'sandbox' ? 'index.js' : 'server.js' } },
  },
}));
