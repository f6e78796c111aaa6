/** A small shop in front of the sandbox: its backend creates a payment, and `<pay-action>` shows it. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { PayRedirectEvent } from '../src/index.js';
import { ORDERS } from '../demo/orders.js';

type Step =
  | { readonly is: 'probing' }
  | { readonly is: 'unavailable' }
  | { readonly is: 'choosing'; readonly problem: string }
  | { readonly is: 'paying'; readonly object: string; readonly id: string };

interface Answer {
  readonly object: string;
  readonly id: string;
  readonly error?: { readonly message: string };
}

export class StoryCheckout extends HTMLElement {
  /** Origin of the shop. Default: Storybook's own origin. */
  shop = '';
  #step: Step = { is: 'probing' };

  connectedCallback(): void {
    this.#show();
    void this.#find();
  }

  /** Looks for the sandbox. Checks for JSON, because a plain web server may respond to an unknown path with any page. */
  async #find(): Promise<void> {
    const found = await fetch(`${this.shop}/openapi.json`)
      .then((response) => response.ok && response.json())
      .catch(() => null);
    this.#go(found ? { is: 'choosing', problem: '' } : { is: 'unavailable' });
  }

  async #order(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    try {
      const response = await fetch(`${this.shop}/merchant/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ method: data.get('method') }),
      });
      const { object, id, error } = (await response.json()) as Answer;
      if (error) throw new Error(error.message);
      this.#go({ is: 'paying', object, id });
    } catch (error) {
      this.#go({ is: 'choosing', problem: `The order could not be placed. ${(error as Error).message}` });
    }
  }

  #go(step: Step): void {
    this.#step = step;
    this.#show();
  }

  #show(): void {
    render(html`<div class="checkout">${this.#render(this.#step)}</div>`, this);
  }

  #render(step: Step): TemplateResult | typeof nothing {
    switch (step.is) {
      case 'probing':
        return nothing;
      case 'unavailable':
        return html`<div role="status">
          <p>No sandbox found here.</p>
          <p>
            <code>npm run storybook</code> starts one with Storybook; then this page is a complete checkout. The shop of
            <code>npm start</code> shows it, too.
          </p>
        </div>`;
      case 'choosing':
        return html`<form @submit=${(event: SubmitEvent) => void this.#order(event)}>
          <label
            >How to pay
            <select name="method">
              ${[...ORDERS].map(
                ([method, { currency, amount }]) =>
                  html`<option value=${method}>${method}: ${currency} ${amount}</option>`,
              )}
            </select></label
          >
          <button>Pay</button>
          <p role="status">${step.problem}</p>
        </form>`;
      case 'paying':
        return this.#renderPaying(step);
    }
  }

  #renderPaying({ object, id }: { object: string; id: string }): TemplateResult {
    const src = `${this.shop}/merchant/${object}s/${encodeURIComponent(id)}`;
    return html`<pay-provider base-url=${`${this.shop}/merchant`}>
        <pay-action
          src=${src}
          stream-src=${`${src}/events`}
          @pay-redirect=${openBeside}
          @pay-retry=${() => this.#go({ is: 'choosing', problem: '' })}
        ></pay-action>
      </pay-provider>
      <p>
        <a href=${`${this.shop}/sandbox#${object}s?search=${encodeURIComponent(id)}`} target="_blank" rel="noopener"
          >The consumer’s side, in the sandbox</a
        >
      </p>
      <button type="button" @click=${() => this.#go({ is: 'choosing', problem: '' })}>
        Choose another way to pay
      </button>`;
  }
}

/** Opens the bank's page in a new tab, so that the story stays. */
function openBeside(event: PayRedirectEvent): void {
  if (event.kind !== 'url') return;
  event.respondWith(Promise.resolve(Boolean(open(event.url, '_blank'))));
}

if (!customElements.get('story-checkout')) customElements.define('story-checkout', StoryCheckout);
