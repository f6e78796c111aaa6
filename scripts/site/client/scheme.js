// @ts-check
/** Applies the colour scheme that the reader has chosen, before the page is drawn. */
(() => {
  const apply = () => {
    let chosen = '';
    try {
      chosen = localStorage.getItem('scheme') ?? '';
    } catch {
      // Without storage, the choice lasts for one page.
    }
    document.documentElement.dataset.scheme = chosen;
  };
  apply();
  addEventListener('storage', apply);
})();
