/** A page to try tokens: a change is applied to the preview immediately, and the resulting CSS can be copied. */
import { html, render } from 'lit';
import { boletoAction, otpAction, mandate, payment, qrAction, redirectAction } from '../../test/support/samples.js';
import { silent, stillClock } from '../support.js';
import { tokens, type Token } from './tokens.js';

/** The value of a token; a colour has one value per scheme. */
interface Choice {
  readonly light?: string;
  readonly dark?: string;
}

/** Returns the CSS rule with the chosen values. */
function cssOf(choices: ReadonlyMap<string, Choice>): string {
  const lines = [...choices].map(([name, { light, dark }]) => {
    const value = light && dark ? `light-dark(${light}, ${dark})` : (light ?? dark);
    return `  ${name}: ${value};\n`;
  });
  return lines.length ? `:root {\n${lines.join('')}}\n` : '/* Change something above. */\n';
}

/** Blends a colour with the background of a scheme, because colour inputs do not support transparency. */
function opaque(colour: string, background: number): string {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (colour.match(/\w\w/g) ?? []).map((part) => parseInt(part, 16));
  const mixed = [red, green, blue].map((part) => Math.round(background + ((part - background) * alpha) / 255));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const BACKGROUND = { light: 0xff, dark: 0x12 } as const;
const SCHEMES = ['light', 'dark'] as const;

export class StoryPlayground extends HTMLElement {
  readonly #choices = new Map<string, Choice>();
  readonly #sheet = new CSSStyleSheet();
  #copied = '';

  connectedCallback(): void {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
    this.#show();
  }

  disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  #choose(name: string, choice: Choice): void {
    const now = { ...this.#choices.get(name), ...choice };
    if (now.light || now.dark) this.#choices.set(name, now);
    else this.#choices.delete(name);
    this.#copied = '';
    this.#show();
  }

  #reset(): void {
    this.#choices.clear();
    this.#copied = '';
    this.#show();
    this.querySelector('form')?.reset();
  }

  async #copy(): Promise<void> {
    this.#copied = await navigator.clipboard.writeText(cssOf(this.#choices)).then(
      () => 'Copied.',
      () => 'Select the text and copy it.',
    );
    this.#show();
  }

  #show(): void {
    const css = cssOf(this.#choices);
    this.#sheet.replaceSync(css);
    const colours = tokens.filter(({ type }) => type === 'color');
    const others = tokens.filter(({ type }) => type !== 'color');
    render(
      html`<h1>Make it yours</h1>
        <div class="playground">
          <form @submit=${(event: Event) => event.preventDefault()}>
            ${SCHEMES.map(
              (scheme) =>
                html`<fieldset>
                  <legend>Colours, ${scheme}</legend>
                  ${colours.map((token) => this.#renderColour(token, scheme))}
                </fieldset>`,
            )}
            <fieldset>
              <legend>Shape and type</legend>
              ${others.map((token) => this.#renderText(token))}
            </fieldset>
            <button type="button" @click=${() => this.#reset()}>Start again</button>
            <h2>The CSS</h2>
            <pre tabindex="0" aria-label="The CSS">${css}</pre>
            <button type="button" @click=${() => void this.#copy()}>Copy</button>
            <span role="status">${this.#copied}</span>
          </form>
          <div class="preview">${preview}</div>
        </div>`,
      this,
    );
  }

  #renderColour(token: Token, scheme: 'light' | 'dark') {
    const { name, use } = token;
    return html`<label title=${use}
      >${name.replace('--pay-color-', '')}
      <input
        type="color"
        name=${`${name} ${scheme}`}
        .defaultValue=${opaque(token[scheme] ?? '', BACKGROUND[scheme])}
        @input=${({ target }: Event) => this.#choose(name, { [scheme]: (target as HTMLInputElement).value })}
    /></label>`;
  }

  #renderText({ name, css, use }: Token) {
    return html`<label title=${use}
      >${name.replace('--pay-', '')}
      <input
        name=${name}
        placeholder=${css}
        @input=${({ target }: Event) => this.#choose(name, { light: (target as HTMLInputElement).value.trim() })}
    /></label>`;
  }
}

const preview = html`<pay-provider .clock=${stillClock} .fetch=${silent}>
  <pay-action .action=${redirectAction} @click=${(event: Event) => event.preventDefault()}></pay-action>
  <pay-action .mandate=${mandate({ action: otpAction })}></pay-action>
  <pay-action .payment=${payment({ action: qrAction })}></pay-action>
  <pay-action .payment=${payment({ payment_method: 'boleto_br', action: boletoAction })}></pay-action>
  <pay-customer-fields payment-method="boleto_br"></pay-customer-fields>
</pay-provider>`;

if (!customElements.get('story-playground')) customElements.define('story-playground', StoryPlayground);
