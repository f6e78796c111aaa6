/**
 * Hydrates the HTML of `pay-elements/server`. Import it before the elements. Each element is rendered again, in one
 * task, because the server's HTML may have another time zone or be older than the payment's outcome. Typed text and the
 * focus are kept.
 */
import { isServer, ReactiveElement, type CSSResult, type LitElement, type PropertyValues } from 'lit';
import { nearestLanguage } from './domain/language.js';
import { adoptAgain } from './elements/adopt.js';
import { RoamingElement } from './elements/roaming-element.js';
import { languageAtHand, languages, loadLanguage } from './locales/languages.js';

/** The methods that Lit and the browser call. */
interface Lifecycle {
  connectedCallback: (this: RoamingElement) => void;
  disconnectedCallback: (this: RoamingElement) => void;
  createRenderRoot: (this: RoamingElement) => HTMLElement | DocumentFragment;
  scheduleUpdate: (this: RoamingElement) => void | Promise<unknown>;
  update: (this: RoamingElement, changed: PropertyValues) => void;
}

/** Marks an element in the shadow root of another one. It is not hydrated, as the outer element renders it again. */
const NESTED = 'defer-hydration';

interface Entry {
  readonly id: string;
  readonly value: string;
  readonly focused: boolean;
}

function hydrate(): void {
  // Once the texts are loaded, rendering is synchronous.
  const ready = loadTexts().catch(() => {});
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
    const entries = [root, stepRootOf(root)].flatMap((one) => (one ? readEntries(one) : []));
    root.replaceChildren();
    adoptAgain(root, (this.constructor as typeof LitElement).elementStyles as CSSResult[]);
    update.call(this, changed);
    if (entries.length) void this.updateComplete.then(() => restoreEntries(this, entries));
  };
}

async function loadTexts(): Promise<void> {
  const tag = nearestLanguage([document.documentElement.lang, ...navigator.languages], languages()) ?? 'en';
  if (!languageAtHand(tag)) await loadLanguage(tag);
}

/** The shadow root of the step's element, inside the shadow root of `<pay-action>`. */
function stepRootOf(root: ShadowRoot): ShadowRoot | null {
  return root.querySelector('[part=step]')?.shadowRoot ?? null;
}

function readEntries(root: ShadowRoot): Entry[] {
  return Array.from(root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'), (control) => ({
    id: control.id,
    value: control.value,
    focused: root.activeElement === control,
  })).filter(({ value, focused }) => value || focused);
}

async function restoreEntries(element: RoamingElement, entries: readonly Entry[]): Promise<void> {
  const root = element.shadowRoot!;
  await root.querySelector<LitElement>('[part=step]')?.updateComplete;
  const control = (id: string) => root.getElementById(id) ?? stepRootOf(root)?.getElementById(id);
  for (const { id, value, focused } of entries) {
    const input = control(id) as HTMLInputElement | null | undefined;
    if (focused) input?.focus({ preventScroll: true });
    if (!input || input.value === value) continue;
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

if (!isServer) hydrate();
