import { defineConfig } from 'vite';

/** The sandbox and the demo's server, for Node: `vite build --mode sandbox` and `--mode demo`. npm packages stay outside. */
export default defineConfig(({ mode }) => ({
  ssr: { external: ['pay-elements-sandbox'] },
  build: {
    target: 'node20',
    ssr: true,
    outDir: `${mode}/dist`,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: mode === 'sandbox' ? ['sandbox/src/index.ts', 'sandbox/src/cli.ts'] : ['demo/server.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
}));
