import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's `@property` for experimental decorators only. The one of `lit/decorators.js` supports both kinds of decorators,
 * and adds 0.4 kB to the first load. The attribute has the name of the property with hyphens: `expires-at` for `expiresAt`.
 */
export function property(options: PropertyDeclaration = {}) {
  return (prototype: ReactiveElement, name: string): void => {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    (prototype.constructor as typeof ReactiveElement).createProperty(name, { attribute, ...options });
    if (options.type === Number) convert(prototype, name, toNumber);
    else if (!options.type && !options.converter && options.attribute !== false) convert(prototype, name, toText);
  };
}

type Converter = (value: unknown) => unknown;

const isObject = (value: unknown): boolean => Object(value) === value;

/**
 * A text without the white space around it, as the parsers of the contract read it. An object is refused, whatever its
 * `toString` returns, as if the attribute were removed.
 */
export const toText = (value: unknown): string | null | undefined =>
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- it is not an object
  isObject(value) ? null : value == null ? value : String(value).trim();

/** A value that a page sets instead of a number may throw when it is converted, also later. */
const toNumber: Converter = (value) =>
  value == null ? value : isObject(value) || typeof value === 'symbol' ? NaN : Number(value);

function convert(prototype: object, name: string, converter: Converter): void {
  const accessor = Object.getOwnPropertyDescriptor(prototype, name)!;
  Object.defineProperty(prototype, name, {
    ...accessor,
    set(value: unknown) {
      accessor.set!.call(this, converter(value));
    },
  });
}
