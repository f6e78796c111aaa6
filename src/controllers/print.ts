/** Prints one piece of an element alone: black on white, with the element's own style sheets, and nothing of the page. */
const ONLY_SLIP = `
  @media screen { [data-pay-print] { display: none } }
  @media print {
    body > :not([data-pay-print]) { display: none !important }
    [data-pay-print] { all: initial !important; display: block !important }
  }
  @page { margin: 12mm }
`;

/** Ends the last one. */
let clear = () => {};

/** @param slip what is printed; it is copied, so that the page stays as it is */
export function printSlip(slip: Element, styles: readonly CSSStyleSheet[]): void {
  clear();
  // The one that it is in: a frame may have been given it.
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
  const life = new AbortController();
  clear = () => {
    life.abort();
    paper.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  // On phones print() returns before the page is on paper; where it is forbidden, nothing tells but the next press.
  for (const type of ['afterprint', 'pointerdown', 'keydown'])
    view.addEventListener(type, () => clear(), { signal: life.signal, capture: true });
  view.print();
}
