/** Measurements inside a page. The browser runs this script before the page's scripts. */
globalThis.bench = (() => {
  /** @param {string} path @param {Element | Document} [from] @returns {Element | null} */
  const find = (path, from = document) => {
    /** @type {Element | Document | null} */
    let at = from;
    for (const selector of path.split(' >>> ')) {
      /** @type {ParentNode | null} */
      const root = (at instanceof Element && at.shadowRoot) || at;
      at = root?.querySelector(selector) ?? null;
    }
    return /** @type {Element | null} */ (at);
  };

  /** Returns true if the element exists, has a size, and has loaded its image. @param {Element | null} element */
  const isShown = (element) => {
    if (!element || (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth))) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 20 && height > 10;
  };

  /** Resolves after the current frame is painted. @returns {Promise<number>} */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** @param {string} path @param {Element | Document} [from] @returns {Promise<number>} since navigation began, in ms */
  const whenPainted = async (path, from = document) => {
    do await frame();
    while (!isShown(find(path, from)));
    return painted();
  };

  /** Transferred bytes of JavaScript and CSS at the given time. @param {number} time */
  const bytesBy = (time) =>
    performance
      .getEntriesByType('resource')
      .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
      // Nothing is transferred for a file from the cache.
      .filter(({ name, transferSize }) => /\.(js|css)$/.test(name) && transferSize)
      .filter(({ responseEnd }) => responseEnd && responseEnd <= time)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  /** The layout shifts so far, added up. */
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = /** @type {PerformanceEntry & { value: number; hadRecentInput: boolean }} */ (
        entry
      );
      if (!hadRecentInput) shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** The inputs of the next mounts: every mount has another payment. @type {any[]} */
  let inputs = [];
  let used = 0;

  const mount = () => {
    if (used === inputs.length) throw new Error('Each mount needs a payment of its own.');
    const place = document.createElement('div');
    document.body.append(place);
    const unmount = mountStep(place, inputs[used++]);
    return {
      place,
      end: () => {
        unmount();
        place.remove();
      },
    };
  };

  /** Nodes below a node, including those in shadow roots. @param {Node} root @returns {number} */
  const countNodes = (root) =>
    Array.from(root.childNodes).reduce(
      (sum, node) =>
        sum + 1 + countNodes(node) + ((node instanceof Element && node.shadowRoot && countNodes(node.shadowRoot)) || 0),
      0,
    );

  /** Lets pending tasks run. @returns {Promise<unknown>} */
  const turn = () => painted();

  /** @param {string} path @param {Element} place */
  const whenThere = async (path, place) => {
    while (!isShown(find(path, place))) await turn();
  };

  /** @type {ReturnType<typeof mount>[]} */
  let mounted = [];

  return {
    find,
    isShown,
    bytesBy,
    whenPainted,

    /** Resolves to null after a minute, since the page is broken then. @param {Promise<unknown>} what */
    inTime: (what) => Promise.race([what, new Promise((resolve) => setTimeout(() => resolve(null), 60_000))]),

    /** @returns {Promise<number>} the layout shifts, after those of the current frame are reported */
    async shiftSoFar() {
      await frame();
      await frame();
      await painted();
      return shift;
    },

    /** @param {any[]} given what `mountStep` gets, in this order */
    setInputs(given) {
      inputs = given;
      used = 0;
    },

    /** Returns the number of nodes of the last mounted step. */
    nodesOfMounted: () => countNodes(/** @type {Element} */ (mounted.at(-1)?.place)),

    /** Mounts all steps and waits until they are painted. @param {string} path @param {number} count */
    async mountAll(path, count) {
      const start = performance.now();
      mounted = Array.from({ length: count }, mount);
      for (const { place } of mounted) await whenThere(path, place);
      await frame();
      return ((await painted()) - start) / count;
    },

    unmountAll() {
      for (const { end } of mounted) end();
      mounted = [];
    },

    /** Mounts and unmounts steps one after the other. @param {string} path @param {number} count */
    async cycle(path, count) {
      const start = performance.now();
      for (let index = 0; index < count; index++) {
        const { place, end } = mount();
        await whenThere(path, place);
        end();
      }
      return (performance.now() - start) / count;
    },

    /** Time from the next event of this type until the result is painted. @param {string} type @returns {Promise<number>} */
    delayOf(type) {
      return new Promise((resolve) => {
        const handle = async (/** @type {Event} */ event) => {
          await frame();
          resolve((await painted()) - event.timeStamp);
        };
        addEventListener(type, (event) => void handle(event), { once: true, capture: true });
      });
    },
  };
})();
