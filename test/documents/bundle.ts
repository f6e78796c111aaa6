import { build } from 'vite';
import { ROOT } from './documents.js';

/** Bundles a module for a page, with the published package and its frameworks. @param source JavaScript @returns the code */
export async function bundle(source: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'page', output: { format: 'es', codeSplitting: false } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('nothing was built');
  const [{ code }] = result.output;
  return code;
}
