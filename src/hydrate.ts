/**
 * Takes over what `pay-elements/server` wrote; to be imported before the elements. Each is rendered anew in place of what
 * came, in one task: what a server wrote may be of another time zone, or older than the payment's end, and a page must
 * not go on showing it. What was typed meanwhile, and the focus, stay.
 */
import { isServer, ReactiveElement, type CSSResult, type LitElement, type PropertyValues } from 'lit';
import { defaultSettings } from './context.js';
import { lazyLoad } from './controllers/lazy-load.js';
import { nearestLanguage } from './domain/language.js';
import { adoptAgain } from './elements/adopt.js';
import { RoamingElement } from './elements/roaming-element.js';
import { languageAtHand, languages, loadLanguage } from './locales/languages.js';

/** What Lit and the browser call. */
interface Lifecycle {
  connectedCallback: (this: RoamingElement) => void;
  disconnectedCallback: (this: RoamingElement) => void;
  createRenderRoot: (this: RoamingElement) => HTMLElement | DocumentFragment;
  scheduleUpdate: (this: RoamingElement) => void | Promise<unknown>;
  update: (this: RoamingElement, changed: PropertyValues) => void;
}

/** Inside the shadow root of one that is rendered anew, which will not need it. */
const NESTED = 'defer-hydration';

interface Typed {
  readonly id: string;
  readonly value: string;
  readonly focused: boolean;
}

function takeOver(): void {
  // All that the first rendering would have to wait for.
  const ready = lazyLoad(loadWords, { clock: defaultSettings.clock });
  const written = new WeakSet<RoamingElement>();
  const prototype = RoamingElement.prototype as unknown as Lifecycle;
  const { connectedCallback, disconnectedCallback, createRenderRoot, update } = prototype;
  const { scheduleUpdate } = ReactiveElement.prototype as unknown as Lifecycle;

  prototype.connectedCallback = function () {
    if (!this.hasAttribute(NESTED)) connectedCallback.call(this);
  };
  prototype.disconnectedCallback = function () {
    if (!this.hasAttribute(NESTED)) disconnectedCallback.call(this);
  };
  prototype.createRenderRoot = function () {
    if (!this.shadowRoot) return createRenderRoot.call(this);
    written.add(this);
    return this.shadowRoot;
  };
  prototype.scheduleUpdate = async function () {
    if (written.has(this)) await ready;
    return scheduleUpdate.call(this);
  };
  prototype.update = function (changed) {
    if (!written.delete(this)) return update.call(this, changed);
    const root = this.shadowRoot!;
    const typed = [root, stepOf(root)].flatMap((one) => (one ? typedIn(one) : []));
    root.replaceChildren();
    adoptAgain(root, (this.constructor as typeof LitElement).elementStyles as CSSResult[]);
    update.call(this, changed);
    if (typed.length) void this.updateComplete.then(() => typeAgain(this, typed));
  };
}

async function loadWords(): Promise<void> {
  const tag = nearestLanguage([document.documentElement.lang, ...navigator.languages], languages()) ?? 'en';
  if (!languageAtHand(tag)) await loadLanguage(tag);
}

/** The root of the element of a step, in that of an action. */
function stepOf(root: ShadowRoot): ShadowRoot | null {
  return root.querySelector('[part=step]')?.shadowRoot ?? null;
}

function typedIn(root: ShadowRoot): Typed[] {
  return Array.from(root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'), (control) => ({
    id: control.id,
    value: control.value,
    focused: root.activeElement === control,
  })).filter(({ value, focused }) => value || focused);
}

async function typeAgain(element: RoamingElement, typed: readonly Typed[]): Promise<void> {
  const root = element.shadowRoot!;
  await root.querySelector<LitElement>('[part=step]')?.updateComplete;
  const control = (id: string) => root.getElementById(id) ?? stepOf(root)?.getElementById(id);
  for (const { id, value, focused } of typed) {
    const input = control(id) as HTMLInputElement | null | undefined;
    if (focused) input?.focus({ preventScroll: true });
    if (!input || input.value === value) continue;
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

if (!isServer) takeOver();
