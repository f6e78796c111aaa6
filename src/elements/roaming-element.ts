import { isServer, LitElement, type CSSResult } from 'lit';
import { adoptAgain } from './adopt.js';

/** An element that keeps its styles when it moves to another document. Lit's own elements fail there. */
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

  /** Browsers remove all constructed sheets from an element that moves to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot) adoptAgain(this.shadowRoot, this.#styles);
  }
}
