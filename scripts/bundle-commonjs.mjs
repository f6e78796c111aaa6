import { rolldown } from 'rolldown';

/**
 * A CommonJS dependency as one ES module with one export.
 * @param {string} specifier @param {string} name @returns {Promise<string>} its code
 */
export async function bundleCommonJs(specifier, name) {
  // A plain require: an import would bring a helper that makes a namespace of it.
  const found = `require('${specifier}')`;
  const entry = name === 'default' ? `export default ${found}.default;` : `export const ${name} = ${found}.${name};`;
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? entry : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  // Comments that say where it was found: another folder is no other code.
  return output[0].code.replace(/^\s*\/\/(#|.*node_modules).*\n/gm, '');
}
