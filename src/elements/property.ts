import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's `@property` for experimental decorators only. The one of `lit/decorators.js` supports both kinds of decorators,
 * and adds 0.4 kB to the first load.
 */
export function property(options: PropertyDeclaration = {}) {
  return (prototype: ReactiveElement, name: string): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    if (!options.type && !options.converter && options.attribute !== false && !options.state)
      convertToText(prototype, name);
  };
}

/** Converts values to text. An object is refused, whatever its `toString` returns, as if the attribute were removed. */
function convertToText(prototype: object, name: string): void {
  const accessor = Object.getOwnPropertyDescriptor(prototype, name)!;
  Object.defineProperty(prototype, name, {
    ...accessor,
    set(value: unknown) {
      accessor.set!.call(this, Object(value) === value ? null : value == null ? value : String(value as string));
    },
  });
}

/** A reactive property that is internal to the element. */
export function state() {
  return property({ state: true });
}
