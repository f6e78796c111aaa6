/** A checkout: the shop's backend creates a payment, and `<pay-action>` shows it. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { PayMethodChangeEvent, PayRedirectEvent } from '../../src/index.js';
import { SELLER } from '../data.js';
import { MemoryShop } from './memory-shop.js';
import { CUSTOMER, METHODS, type Method } from './methods.js';

type Step =
  | { readonly is: 'choosing'; readonly problem: string }
  | { readonly is: 'paying'; readonly object: string; readonly id: string; readonly over: boolean };

interface Answer {
  readonly object: string;
  readonly id: string;
  readonly error?: { readonly message: string };
}

export class StoryCheckout extends HTMLElement {
  /** True for orders from the shop and the sandbox of `npm run storybook`, if these run. */
  sandbox = false;
  /** A payment method that is ordered at once. */
  method = '';
  readonly #memory = new MemoryShop();
  /** True if the shop with its sandbox responds. */
  #found = false;
  #chosen: Method = METHODS[0]!;
  #step: Step = { is: 'choosing', problem: '' };

  connectedCallback(): void {
    this.#chosen = METHODS.find(({ id }) => id === this.method) ?? this.#chosen;
    if (this.method) void this.#order();
    this.#show();
    if (this.sandbox) void this.#find();
  }

  /** The consumer pays or declines, in the shop that is only in memory. */
  settle(paid: boolean): void {
    if (this.#step.is === 'paying') this.#memory.settle(this.#step.id, paid);
    // The element need not wait for its next poll.
    const action = this.querySelector<HTMLElement & { src: string }>('pay-action')!;
    action.src = `${action.src}?settled`;
  }

  /** Looks for the sandbox. Checks for JSON, because a plain web server may respond to an unknown path with any page. */
  async #find(): Promise<void> {
    const found: unknown = await fetch('/openapi.json')
      .then((response) => response.ok && response.json())
      .catch(() => null);
    this.#found = Boolean(found);
    this.#show();
  }

  async #order(): Promise<void> {
    try {
      const { object, id } = this.#found ? await order(this.#chosen.id) : this.#memory.order(this.#chosen.id);
      this.#go({ is: 'paying', object, id, over: false });
    } catch (error) {
      this.#go({ is: 'choosing', problem: `The order could not be placed. ${(error as Error).message}` });
    }
  }

  #go(step: Step): void {
    this.#step = step;
    this.#show();
  }

  #choose(method: string): void {
    this.#chosen = METHODS.find(({ id }) => id === method)!;
    this.#show();
  }

  #show(): void {
    render(
      html`<div class="checkout">
        <header><span class="brand">${SELLER}</span> <span class="muted">Secure checkout</span></header>
        <div class="columns">
          <section class="panel">
            ${this.#step.is === 'choosing' ? this.#renderChoice(this.#step.problem) : this.#renderPaying(this.#step)}
          </section>
          ${this.#renderBasket()}
        </div>
      </div>`,
      this,
    );
  }

  #renderBasket(): TemplateResult {
    const { price } = this.#chosen;
    return html`<section class="panel basket">
      <h2>Your order</h2>
      <p class="line">
        <span>Coffee beans, 1 kg<br /><span class="muted">Espresso blend</span></span> <span>${price}</span>
      </p>
      <p class="line"><span>Delivery</span> <span>Free</span></p>
      <p class="line total"><span>Total</span> <span>${price}</span></p>
    </section>`;
  }

  #renderChoice(problem: string): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      void this.#order();
    };
    return html`<form @submit=${submit}>
      <pay-methods
        name="method"
        required
        .methods=${METHODS.map(({ id, name, price, about }) => ({ id, name, description: `${price} · ${about}` }))}
        .defaultValue=${this.#chosen.id}
        .customer=${CUSTOMER}
        @pay-method-change=${({ method }: PayMethodChangeEvent) => this.#choose(method)}
      >
        <h1 slot="label">How would you like to pay?</h1>
      </pay-methods>
      <button class="pay">Pay ${this.#chosen.price}</button>
      ${problem ? html`<p role="alert">${problem}</p>` : nothing}
    </form>`;
  }

  #renderPaying(step: Step & { is: 'paying' }): TemplateResult {
    const { object, id, over } = step;
    const src = `/merchant/${object}s/${encodeURIComponent(id)}`;
    return html`<pay-provider base-url="/merchant" .fetch=${this.#found ? undefined : this.#memory.fetch}>
        <pay-action
          src=${src}
          stream-src=${this.#found ? `${src}/events` : ''}
          @pay-redirect=${openBeside}
          @pay-complete=${() => this.#go({ ...step, over: true })}
          @pay-fail=${() => this.#go({ ...step, over: true })}
          @pay-retry=${() => this.#go({ is: 'choosing', problem: '' })}
          ><a slot="next" href="#">Back to Café Central</a></pay-action
        >
      </pay-provider>
      ${
        over
          ? nothing
          : html`<div class="aside">
              <button class="plain" type="button" @click=${() => this.#go({ is: 'choosing', problem: '' })}>
                Choose another way to pay
              </button>
              ${this.#found ? this.#renderSandbox(object, id) : this.#renderConsumer()}
            </div>`
      }`;
  }

  #renderSandbox(object: string, id: string): TemplateResult {
    return html`<a href=${`/sandbox#${object}s?search=${encodeURIComponent(id)}`} target="_blank" rel="noopener"
      >The consumer’s side, in the sandbox</a
    >`;
  }

  #renderConsumer(): TemplateResult {
    return html`<button class="plain" type="button" @click=${() => this.settle(true)}>Simulate: paid</button>
      <button class="plain" type="button" @click=${() => this.settle(false)}>Simulate: declined</button>`;
  }
}

/** Orders from the shop of the demo. */
async function order(method: string): Promise<Answer> {
  const response = await fetch('/merchant/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method }),
  });
  const answer = (await response.json()) as Answer;
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

/** Opens the bank's page in a new tab, so that the story stays. */
function openBeside(event: PayRedirectEvent): void {
  if (event.kind !== 'url') return;
  event.respondWith(Promise.resolve(Boolean(open(event.url, '_blank'))));
}

if (!customElements.get('story-checkout')) customElements.define('story-checkout', StoryCheckout);
