/** The mistake of a page on the element itself, in its shadow root. */
import type { ReactiveController } from 'lit';
import { addSheet } from '../styles/add-sheet.js';
import { quietly } from './quietly.js';

/** An element of the library. */
type Noted = Element & {
  addController?: (controller: ReactiveController) => void;
  readonly updateComplete?: Promise<unknown>;
};

interface Note {
  readonly text: string;
  /** False once the mistake is corrected. */
  readonly holds: () => boolean;
}

const notes = new WeakMap<Element, Note | null>();

const STYLE = `
  [part='development'] {
    margin: 8px 0 0;
    padding: 8px 12px;
    border: 2px dashed #b00020;
    background: #fff;
    color: #7a0016;
    font: 14px/1.4 ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
`;

const sync = quietly((element: Element): void => {
  const { shadowRoot: root } = element;
  const note = notes.get(element);
  const shown = root?.querySelector('[part=development]');
  if (!root || !note?.holds()) return shown?.remove();
  if (shown) shown.textContent = note.text;
  else root.append(paragraph(note.text));
});

function paragraph(text: string): HTMLElement {
  const shown = document.createElement('p');
  shown.setAttribute('part', 'development');
  shown.setAttribute('role', 'note');
  shown.lang = 'en';
  shown.dir = 'ltr';
  shown.textContent = text;
  return shown;
}

/** Shows a note while it holds, instead of the previous one. @param note null for none */
export function showNote(element: Noted, note: Note | null): void {
  const { shadowRoot: root } = element;
  if (!root) return;
  if (!notes.has(element)) {
    addSheet(root, STYLE);
    element.addController?.({ hostUpdated: () => sync(element) });
  }
  notes.set(element, note);
  void element.updateComplete?.then(() => sync(element));
}
