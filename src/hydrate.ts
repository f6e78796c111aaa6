/**
 * Takes over elements that `pay-elements/server` rendered. Import it before the elements. Each element is rendered again in one
 * task, because the server's HTML may have another time zone or an outdated status. Typed text and focus are kept.
 */
import { ReactiveElement, type CSSResult, type LitElement, type PropertyValues } from 'lit';
import { defaultSettings } from './context.js';
import { isServer } from './controllers/is-server.js';
import { lazyLoad } from './controllers/lazy-load.js';
import { nearestLanguage } from './domain/language.js';
import { adoptAgain } from './elements/adopt.js';
import { RoamingElement } from './elements/roaming-element.js';
import './languages.js';
import { loadedLanguage, languages, loadLanguage } from './locales/languages.js';
import { native } from './natives.js';

interface Lifecycle {
  connectedCallback: (this: RoamingElement) => void;
  disconnectedCallback: (this: RoamingElement) => void;
  createRenderRoot: (this: RoamingElement) => HTMLElement | DocumentFragment;
  scheduleUpdate: (this: RoamingElement) => void | Promise<unknown>;
  update: (this: RoamingElement, changed: PropertyValues) => void;
}

/** Set on elements inside a server-rendered shadow root; they are replaced with it. */
const NESTED = 'defer-hydration';

/** The elements of this library inside another one. */
const NESTED_PARTS = '[part=step], [part=fields]';

interface Typed {
  readonly id: string;
  readonly value: string;
  readonly focused: boolean;
}

function takeOver(): void {
  // The first rendering would wait for the language.
  const ready = lazyLoad(loadPageLanguage, { clock: defaultSettings.clock });
  const serverRendered = new WeakSet<RoamingElement>();
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
    serverRendered.add(this);
    return this.shadowRoot;
  };
  prototype.scheduleUpdate = async function () {
    if (serverRendered.has(this)) await ready;
    return scheduleUpdate.call(this);
  };
  prototype.update = function (changed) {
    if (!serverRendered.delete(this)) return update.call(this, changed);
    const root = this.shadowRoot!;
    const typed = [root, stepOf(root)].flatMap((one) => (one ? typedIn(one) : []));
    root.replaceChildren();
    adoptAgain(root, (this.constructor as typeof LitElement).elementStyles as CSSResult[]);
    update.call(this, changed);
    if (typed.length) void this.updateComplete.then(() => typeAgain(this, typed));
  };
}

async function loadPageLanguage(): Promise<void> {
  const tag = nearestLanguage([native(document, 'documentElement').lang, ...navigator.languages], languages()) ?? 'en';
  if (!loadedLanguage(tag)) await loadLanguage(tag);
}

/** Returns the shadow root of the step inside `<pay-action>`, or of the fields inside `<pay-methods>`. */
function stepOf(root: ShadowRoot): ShadowRoot | null {
  return root.querySelector(NESTED_PARTS)?.shadowRoot ?? null;
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
  await root.querySelector<LitElement>(NESTED_PARTS)?.updateComplete;
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
