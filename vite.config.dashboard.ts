import { defineConfig } from 'vite';

/** The sandbox's dashboard, for browsers: one script that has all it needs, served by the sandbox itself. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'sandbox/dist/dashboard',
    emptyOutDir: true,
    copyPublicDir: false,
    lib: { entry: { dashboard: 'sandbox/dashboard/main.ts' }, formats: ['es'], fileName: (_, name) => `${name}.js` },
    rolldownOptions: { output: { minify: true } },
  },
});
