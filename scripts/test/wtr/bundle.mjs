import { rolldown } from 'rolldown';

/**
 * One ES module of a few lines and all that they import.
 * @param {string} source @returns {Promise<string>} its code
 */
export async function bundle(source) {
  const entry = {
    name: 'entry',
    resolveId: (/** @type {string} */ id) => (id === 'entry' ? id : null),
    load: (/** @type {string} */ id) => (id === 'entry' ? source : null),
  };
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    plugins: [entry],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  // Remove comments with paths: the code must not depend on the folder.
  return output[0].code.replace(/^\s*\/\/(#|.*node_modules).*\n/gm, '');
}
