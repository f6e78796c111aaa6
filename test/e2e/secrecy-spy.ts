/** Runs first in a page: records all data that a script, an extension or a log could read. */
export interface Spy {
  /** Everything recorded so far, each with its place; the values of inputs are excluded. */
  seen(): Promise<string[]>;
}

export function spy(): void {
  const texts: string[] = [];
  const record = (where: string, what: unknown) => void texts.push(`${where}: ${dump(what)}`);

  /** The strings in a value, including getters, to a limited depth, without DOM nodes. */
  function dump(value: unknown, depth = 5, done = new Set<unknown>()): string {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null || depth === 0 || done.has(value)) return '';
    if (value instanceof Node || value instanceof Window) return '';
    done.add(value);
    const keys = new Set<string | symbol>();
    for (
      let source: object | null = value;
      source && source !== Object.prototype;
      source = Reflect.getPrototypeOf(source)
    )
      for (const key of Reflect.ownKeys(source)) keys.add(key);
    return [...keys]
      .map((key) => {
        try {
          return `${String(key)} ${dump((value as Record<string | symbol, unknown>)[key], depth - 1, done)}`;
        } catch {
          return '';
        }
      })
      .join('\n');
  }

  const recorded = new Set<string>();
  const listen = EventTarget.prototype.addEventListener;
  const recordEvents = (type: string) => {
    if (recorded.has(type)) return;
    recorded.add(type);
    listen.call(window, type, (event) => record(`event ${event.type}`, event), { capture: true });
  };
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    recordEvents(event.type);
    return dispatch.call(this, event);
  };
  for (const type of [
    'error',
    'unhandledrejection',
    'message',
    'formdata',
    'submit',
    'change',
    'securitypolicyviolation',
  ])
    recordEvents(type);

  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    // eslint-disable-next-line no-console -- one of the places
    console[level] = (...args: unknown[]) => record(`console.${level}`, args);
  for (const [owner, name] of [
    [Storage.prototype, 'setItem'],
    [History.prototype, 'pushState'],
    [History.prototype, 'replaceState'],
    [window, 'postMessage'],
    [BroadcastChannel.prototype, 'postMessage'],
    [MessagePort.prototype, 'postMessage'],
    [IDBFactory.prototype, 'open'],
    [CacheStorage.prototype, 'open'],
    [Performance.prototype, 'mark'],
    [Performance.prototype, 'measure'],
    [Clipboard.prototype, 'writeText'],
  ] as unknown as [Record<string, (...args: unknown[]) => unknown>, string][]) {
    const original = owner[name]!;
    owner[name] = function (this: unknown, ...args) {
      record(name, args);
      return original.apply(this, args);
    };
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, attributeName, type } of changes)
      record(`changed ${type}`, attributeName ? (target as Element).getAttribute(attributeName) : target.textContent);
  });
  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  observe(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    observe(root);
    return root;
  };

  const trees = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      `tree ${node.outerHTML}`,
      // Own properties of elements, without the value of inputs, where the code belongs.
      `properties ${Reflect.ownKeys(node)
        .map((key) => dump((node as unknown as Record<symbol, unknown>)[key as symbol]))
        .join('\n')}`,
      ...(node.shadowRoot ? trees(node.shadowRoot) : []),
    ]);

  const seen = async () => [
    ...texts,
    ...trees(document),
    `address ${location.href} ${document.referrer} ${document.title} ${window.name}`,
    `cookies ${document.cookie}`,
    `storage ${JSON.stringify({ ...localStorage })} ${JSON.stringify({ ...sessionStorage })}`,
    `databases ${JSON.stringify(await indexedDB.databases())} caches ${JSON.stringify(await caches.keys())}`,
    `performance ${JSON.stringify(performance.getEntries())}`,
    `history ${JSON.stringify(history.state)} ${history.length}`,
    ...Array.from(document.forms, (form) => `form data ${JSON.stringify([...new FormData(form)])}`),
    // Without the selection, because the selected text may be in the input.
  ];
  Object.assign(window, { spy: { seen } satisfies Spy });
}
