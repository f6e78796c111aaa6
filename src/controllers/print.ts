/** Hides the rest of the page while the slip is printed, black on white with the style sheets of its element. */
const ONLY_SLIP = `
  @media screen { [data-pay-print] { display: none } }
  @media print {
    body > :not([data-pay-print]) { display: none !important }
    [data-pay-print] { all: initial !important; display: block !important }
  }
  @page { margin: 12mm }
`;

/** Removes the previous copy. */
let clear = () => {};

/** @param slip the element to print; a copy is printed, so that the page stays as it is */
export function printSlip(slip: Element, styles: readonly CSSStyleSheet[]): void {
  clear();
  // The element may have been moved into a frame.
  const page = slip.ownerDocument;
  const view = page.defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(ONLY_SLIP);
  const paper = page.createElement('pay-paper');
  paper.dataset['payPrint'] = '';
  const root = paper.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...styles];
  root.append(slip.cloneNode(true));
  page.body.append(paper);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const listeners = new AbortController();
  clear = () => {
    listeners.abort();
    paper.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  // On phones print() returns before the page is printed; where it is blocked, only the next press is a sign.
  for (const type of ['afterprint', 'pointerdown', 'keydown'])
    view.addEventListener(type, () => clear(), { signal: listeners.signal, capture: true });
  view.print();
}
