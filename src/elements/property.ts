import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's `@property` for the one kind of decorators that this project compiles to; the one of `lit/decorators.js`
 * serves both kinds and costs the first load 0.4 kB.
 */
export function property(options: PropertyDeclaration = {}) {
  return (prototype: ReactiveElement, name: string): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    if (!options.type && !options.converter && options.attribute !== false && !options.state) takeText(prototype, name);
  };
}

/** An object is no text, whatever it says of itself: it is refused, as if the attribute were removed. */
function takeText(prototype: object, name: string): void {
  const accessor = Object.getOwnPropertyDescriptor(prototype, name)!;
  Object.defineProperty(prototype, name, {
    ...accessor,
    set(value: unknown) {
      accessor.set!.call(this, Object(value) === value ? null : value == null ? value : String(value as string));
    },
  });
}

/** A property that is the element's own business. */
export function state() {
  return property({ state: true });
}
