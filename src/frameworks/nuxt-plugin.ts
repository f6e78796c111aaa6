/** The plugin of the Nuxt module, in browsers only. */
import '../autoloader.js';

export default (): void => {};
