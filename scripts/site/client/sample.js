// @ts-check
/** The backend of a live sample: it returns the payment or mandate of the guide at every path, as if it were created now. */
(() => {
  const current = /** @type {HTMLScriptElement} */ (document.currentScript);
  const resource = JSON.parse(current.dataset.resource ?? '{}');
  const later = Date.now() - Date.parse(resource.time_created ?? '2026-11-21T17:12:25+00:00');
  const moved = (/** @type {string} */ time) => new Date(Date.parse(time) + later).toISOString();
  for (const name of ['time_created', 'time_expired']) if (resource[name]) resource[name] = moved(resource[name]);
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!/\/(payments|mandates)\//.test(url.pathname)) return real(input, init);
    return Promise.resolve(new Response(JSON.stringify(resource), { headers: { 'content-type': 'application/json' } }));
  };
  // Before the elements start: scripts of modules run after this event's listeners are registered, and after the page was read.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('[expires-at], [time-created]'))
      for (const name of ['expires-at', 'time-created']) {
        const time = element.getAttribute(name);
        if (time) element.setAttribute(name, moved(time));
      }
  });
  // The banks of the samples do not exist, and the frame is no tab.
  addEventListener('pay-redirect', (event) => event.preventDefault());
  addEventListener('submit', (event) => event.preventDefault());
})();
