/**
 * Takes over elements that `pay-elements/server` rendered. Import it before the elements. Each element is rendered again in one
 * task, because the server's HTML may have another time zone or an outdated status. Typed text and focus are kept.
 */
import type { LitElement, PropertyValues } from 'lit';
import { defaultSettings } from './context.js';
import { isServer } from './controllers/is-server.js';
import { lazyLoad } from './controllers/lazy-load.js';
import { nearestLanguage } from './domain/language-tags.js';
import { adoptAgain } from './elements/adopt.js';
import { focusMessage } from './elements/focus-message.js';
import { PayElement } from './elements/pay-element.js';
import { PayProvider } from './elements/pay-provider/pay-provider.js';
import './languages.js';
import { loadedLanguage, languages, loadLanguage } from './locales/available.js';
import { native } from './natives.js';

interface Lifecycle {
  connectedCallback: (this: LitElement) => void;
  disconnectedCallback: (this: LitElement) => void;
  createRenderRoot: (this: LitElement) => HTMLElement | DocumentFragment;
  scheduleUpdate: (this: LitElement) => void | Promise<unknown>;
  update: (this: LitElement, changed: PropertyValues) => void;
}

/** Set on elements inside a server-rendered shadow root; they are replaced with it. */
const NESTED = 'defer-hydration';

/** The elements of this library inside another one. */
const NESTED_PARTS = '[part=step], [part=fields], [part=methods], [part=action]';

interface Typed {
  readonly id: string;
  readonly value: string;
  readonly focused: boolean;
}

function takeOver({ prototype }: typeof PayElement | typeof PayProvider, ready: Promise<unknown>): void {
  const serverRendered = new WeakSet<LitElement>();
  const lifecycle = prototype as unknown as Lifecycle;
  const { connectedCallback, disconnectedCallback, createRenderRoot, scheduleUpdate, update } = lifecycle;

  lifecycle.connectedCallback = function () {
    if (!this.hasAttribute(NESTED)) connectedCallback.call(this);
  };
  lifecycle.disconnectedCallback = function () {
    if (!this.hasAttribute(NESTED)) disconnectedCallback.call(this);
  };
  lifecycle.createRenderRoot = function () {
    if (!this.shadowRoot) return createRenderRoot.call(this);
    serverRendered.add(this);
    return this.shadowRoot;
  };
  lifecycle.scheduleUpdate = async function () {
    if (serverRendered.has(this)) await ready;
    return scheduleUpdate.call(this);
  };
  lifecycle.update = function (changed) {
    const root = serverRendered.delete(this) && this.shadowRoot;
    if (!root) return update.call(this, changed);
    const typed = [root, innerRootOf(root)].flatMap((one) => (one ? typedIn(one) : []));
    const { activeElement } = root;
    root.replaceChildren();
    adoptAgain(this);
    update.call(this, changed);
    if (activeElement) focusMessage(root);
    if (typed.length) void this.updateComplete.then(() => typeAgain(root, typed));
  };
}

async function loadPageLanguage(): Promise<void> {
  const tag = nearestLanguage([native(document, 'documentElement').lang, ...navigator.languages], languages()) ?? 'en';
  if (!loadedLanguage(tag)) await loadLanguage(tag);
}

/** Returns the shadow root of the step inside `<pay-action>`, or of the fields inside `<pay-methods>`. */
function innerRootOf(root: ShadowRoot): ShadowRoot | null {
  return root.querySelector(NESTED_PARTS)?.shadowRoot ?? null;
}

function typedIn(root: ShadowRoot): Typed[] {
  return Array.from(root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'), (control) => ({
    id: control.id,
    value: control.value,
    focused: root.activeElement === control,
  })).filter(({ value, focused }) => value || focused);
}

async function typeAgain(root: ShadowRoot, typed: readonly Typed[]): Promise<void> {
  await root.querySelector<LitElement>(NESTED_PARTS)?.updateComplete;
  const control = (id: string) => root.getElementById(id) ?? innerRootOf(root)?.getElementById(id);
  for (const { id, value, focused } of typed) {
    const input = control(id) as HTMLInputElement | null | undefined;
    if (focused) input?.focus({ preventScroll: true });
    if (!input || input.value === value) continue;
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

if (!isServer) {
  // The first rendering would wait for the language.
  const ready = lazyLoad(loadPageLanguage, { clock: defaultSettings.clock });
  for (const base of [PayElement, PayProvider]) takeOver(base, ready);
}
