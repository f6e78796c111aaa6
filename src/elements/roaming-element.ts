import { isServer, LitElement, type CSSResult } from 'lit';
import { adoptAgain } from './adopt.js';

/** An element that has its looks in every document that it is taken to; Lit's own have them in one, and break in another. */
export abstract class RoamingElement extends LitElement {
  get #styles(): readonly CSSResult[] {
    return (this.constructor as typeof LitElement).elementStyles as CSSResult[];
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (isServer || this.ownerDocument === document) return super.createRenderRoot();
    const root = this.attachShadow({ mode: 'open' });
    adoptAgain(root, this.#styles);
    return root;
  }

  /** Browsers take all sheets off what goes to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot) adoptAgain(this.shadowRoot, this.#styles);
  }
}
