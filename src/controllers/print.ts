import { addSheet } from '../styles/add-sheet.js';
import { native } from '../natives.js';
import { inWebview } from './webview.js';

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

/**
 * @param slip an element whose style sheets `paper` needs
 * @param paper what is printed, in the place of the page
 * @throws {Error} where the browser cannot print
 */
export function printSlip(slip: Element, paper: Element): void {
  clear();
  // The element may have been moved into a frame.
  const page = slip.ownerDocument;
  const view = native(page, 'defaultView') ?? window;
  const sheet = page.createElement('pay-paper');
  sheet.dataset['payPrint'] = '';
  const root = sheet.attachShadow({ mode: 'open' });
  const from = slip.getRootNode() as ShadowRoot;
  if (from.adoptedStyleSheets) root.adoptedStyleSheets = [...from.adoptedStyleSheets];
  else root.append(...Array.from(from.querySelectorAll('style'), (style) => style.cloneNode(true)));
  root.append(paper);
  native(page, 'body').append(sheet);
  const remove = addSheet(page, ONLY_SLIP);
  const listeners = new AbortController();
  clear = () => {
    listeners.abort();
    sheet.remove();
    remove();
  };
  // On phones print() returns before the page is printed; where it is blocked, only the next press is a sign.
  for (const type of ['afterprint', 'pointerdown', 'keydown'])
    native(view, 'addEventListener')(type, () => clear(), { signal: listeners.signal, capture: true });
  try {
    view.print();
  } catch (error) {
    clear();
    throw error;
  }
}

export function canPrint(): boolean {
  return !inWebview() && typeof window.print === 'function';
}
