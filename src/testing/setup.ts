/**
 * Adds to jsdom what the elements use of a browser and it does not have. Import it before the elements, for example as a
 * set-up file of Jest. What is there already stays, so it does nothing in a browser.
 */

interface Validity {
  readonly flags: ValidityStateFlags;
  readonly message: string;
}

const validities = new WeakMap<ElementInternals, Validity>();

function isValid(internals: ElementInternals): boolean {
  return !Object.values(validities.get(internals)?.flags ?? {}).some(Boolean);
}

/** Without form association: an element has a value and validity, but no part in the form around it. */
const internals: Record<string, PropertyDescriptor> = {
  setFormValue: { value: () => {} },
  setValidity: {
    value(this: ElementInternals, flags: ValidityStateFlags, message = '') {
      validities.set(this, { flags, message });
    },
  },
  checkValidity: {
    value(this: ElementInternals) {
      return isValid(this);
    },
  },
  reportValidity: {
    value(this: ElementInternals) {
      return isValid(this);
    },
  },
  validity: {
    get(this: ElementInternals) {
      return { ...validities.get(this)?.flags, valid: isValid(this) };
    },
  },
  validationMessage: {
    get(this: ElementInternals) {
      return validities.get(this)?.message ?? '';
    },
  },
  willValidate: { get: () => true },
  form: { get: () => null },
  labels: { get: () => [] },
};

function addMissing(
  target: object | undefined,
  members: Readonly<Record<string, PropertyDescriptor>>,
  isThere = (object: object, name: string) => name in object,
): void {
  if (!target) return;
  for (const [name, member] of Object.entries(members))
    if (!isThere(target, name)) Object.defineProperty(target, name, { configurable: true, ...member });
}

/** Vitest defines globals that jsdom does not have: they return undefined. */
const hasValue = (object: object, name: string) => Reflect.get(object, name) !== undefined;

/** No media query matches: a computer with a mouse. */
const noMatch = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

/** jest-fixed-jsdom has the AbortSignal of Node, which the EventTarget of jsdom refuses. */
function acceptSignals(): void {
  try {
    return document.addEventListener('', () => {}, { signal: AbortSignal.abort() });
  } catch {
    const add = Reflect.get<EventTarget, 'addEventListener'>(EventTarget.prototype, 'addEventListener');
    const accepting: typeof add = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      const { signal, ...rest } = Object(options) as AddEventListenerOptions;
      if (!signal) return add.call(target, type, listener, options);
      if (signal.aborted) return;
      add.call(target, type, listener, rest);
      signal.addEventListener('abort', () => target.removeEventListener(type, listener, rest), { once: true });
    };
    // The window of jsdom has methods of its own.
    for (const target of [EventTarget.prototype, window])
      Object.defineProperty(target, 'addEventListener', { configurable: true, writable: true, value: accepting });
  }
}

/** `ShadowRoot.activeElement` of happy-dom throws while the focused element is in another shadow tree. */
function safeActiveElement(): void {
  const { prototype } = ShadowRoot;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'activeElement');
  const get = function (this: ShadowRoot): Element | null {
    try {
      return (descriptor?.get?.call(this) as Element | null | undefined) ?? null;
    } catch {
      return null;
    }
  };
  if (descriptor) Object.defineProperty(prototype, 'activeElement', { configurable: true, get });
}

if (typeof document !== 'undefined') {
  acceptSignals();
  if ('happyDOM' in globalThis) safeActiveElement();
  const globals = {
    matchMedia: { value: noMatch, writable: true },
    CSS: { value: {}, writable: true },
    origin: { value: location.origin, writable: true },
  };
  addMissing(globalThis, globals, hasValue);
  addMissing(performance, { getEntriesByType: { value: () => [], writable: true } });
  addMissing(CSS, {
    // The sheets are not applied, so nothing need be done for old browsers.
    supports: { value: () => true },
    escape: { value: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
  });
  // happy-dom has no global of this name, and all of its members.
  addMissing((globalThis as { ElementInternals?: typeof ElementInternals }).ElementInternals?.prototype, internals);
}
