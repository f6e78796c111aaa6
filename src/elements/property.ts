import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's `@property` for the one kind of decorators that this project compiles to; the one of `lit/decorators.js`
 * serves both kinds and costs the first load 0.4 kB.
 */
export function property(options?: PropertyDeclaration) {
  return (prototype: ReactiveElement, name: string): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
  };
}

/** A property that is the element's own business. */
export function state() {
  return property({ state: true });
}
