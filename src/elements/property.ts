import type { ComplexAttributeConverter, PropertyDeclaration, ReactiveElement } from 'lit';

/** The options of Lit that the elements use. A text has no `type`. */
export interface PropertyOptions extends Pick<PropertyDeclaration, 'attribute' | 'noAccessor'> {
  readonly type?: typeof Number | typeof Boolean;
  readonly converter?: ComplexAttributeConverter;
  /** Restores the initial value, which is not null, when the attribute is removed or is not a number. */
  readonly useDefault?: true;
}

/**
 * Lit's `@property` for experimental decorators only. The one of `lit/decorators.js` supports both kinds of decorators,
 * and adds 0.4 kB to the first load. The attribute has the name of the property with hyphens: `expires-at` for `expiresAt`.
 */
export function property(options: PropertyOptions = {}) {
  return (prototype: ReactiveElement, name: string): void => {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isNumber = options.type === Number;
    const declaration = { attribute, ...(isNumber && { converter: numberConverter }), ...options };
    (prototype.constructor as typeof ReactiveElement).createProperty(name, declaration);
    if (isNumber) convert(prototype, name, toNumber);
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

/** An attribute that is not a number counts as removed. */
const numberConverter: ComplexAttributeConverter = {
  fromAttribute: (value) => (value === null || Number.isNaN(Number(value)) ? null : Number(value)),
};

function convert(prototype: object, name: string, converter: Converter): void {
  const accessor = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    ...accessor,
    set(value: unknown) {
      accessor?.set?.call(this, converter(value));
    },
  });
}
