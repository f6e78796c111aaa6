import { LitElement, type CSSResult } from 'lit';
import { isServer } from '../controllers/is-server.js';
import { adoptAgain } from './adopt.js';

/** An element that keeps its styles when it moves to another document. Lit's own elements fail there. */
export abstract class RoamingElement extends LitElement {
  get #styles(): readonly CSSResult[] {
    return (this.constructor as typeof LitElement).elementStyles as CSSResult[];
  }

  /** Restores the default, which a new element has, where Lit sets null (a removed attribute) or NaN (not a number). */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    const Element = this.constructor as typeof LitElement & (new () => object);
    const self = this as unknown as Record<PropertyKey, unknown>;
    for (const [property, { attribute }] of Element.elementProperties) {
      if (attribute === name && (value === null || Number.isNaN(self[property])))
        self[property] = Reflect.get(new Element(), property);
    }
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (isServer || this.ownerDocument === document) return super.createRenderRoot();
    const root = this.attachShadow({ mode: 'open' });
    adoptAgain(root, this.#styles);
    return root;
  }

  /** Browsers remove all constructed sheets from an element that moves to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot) adoptAgain(this.shadowRoot, this.#styles);
  }
}
