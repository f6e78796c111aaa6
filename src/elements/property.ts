import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's `@property` for experimental decorators only. The one of `lit/decorators.js` supports both kinds of decorators,
 * and adds 0.4 kB to the first load. The attribute has the name of the property with hyphens: `expires-at` for `expiresAt`.
 */
export function property(options: PropertyDeclaration = {}) {
  return (prototype: ReactiveElement, name: string): void => {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    (prototype.constructor as typeof ReactiveElement).createProperty(name, { attribute, ...options });
    if (!options.type && !options.converter && options.attribute !== false) convertToText(prototype, name);
  };
}

/**
 * Converts values to text, without the white space around it, as the parsers of the contract do. An object is refused,
 * whatever its `toString` returns, as if the attribute were removed.
 */
function convertToText(prototype: object, name: string): void {
  const accessor = Object.getOwnPropertyDescriptor(prototype, name)!;
  Object.defineProperty(prototype, name, {
    ...accessor,
    set(value: unknown) {
      accessor.set!.call(this, Object(value) === value ? null : value == null ? value : String(value as string).trim());
    },
  });
}
