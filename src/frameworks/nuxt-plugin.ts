/** The plugin of the Nuxt module, in browsers only. */
import '../autoloader.js';

// Nuxt calls the default export.
// eslint-disable-next-line no-restricted-syntax
export default (): void => {};
