/** Loads an element of a form. Safari before version 16.4 has no form-associated elements, and gets a polyfill. */
export async function withInternals<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!('attachInternals' in HTMLElement.prototype)) await import('element-internals-polyfill');
  return load();
}
