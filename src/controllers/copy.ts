import { native } from '../natives.js';

/** The outcome of copying. */
export type Copied =
  /** The text is on the clipboard. */
  | 'copied'
  /** Copying failed, but the text on screen is selected. */
  | 'selected'
  | 'failed';

/**
 * Copies with the Clipboard API, else with the copy command.
 * @param shown the element to select when the browser blocks copying
 */
export async function copyText(text: string, shown: Element | null): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Blocked, or a page without https: the copy command needs a selection in some browsers.
    const selected = shown !== null && select(shown);
    if (copyByCommand(text)) {
      getSelection()?.removeAllRanges();
      return 'copied';
    }
    return selected ? 'selected' : 'failed';
  }
}

function select(shown: Element): boolean {
  const selection = getSelection();
  // Unlike a range, this selects in shadow trees.
  selection?.setBaseAndExtent(shown, 0, shown, shown.childNodes.length);
  return selection?.rangeCount === 1;
}

/** Some browsers return true and copy nothing: only the copy event proves success. */
function copyByCommand(text: string): boolean {
  let filled = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    filled = event.clipboardData?.getData('text/plain') === text;
  };
  native(document, 'addEventListener')('copy', fill, { capture: true });
  try {
    return document.execCommand('copy') && filled;
  } catch {
    return false;
  } finally {
    native(document, 'removeEventListener')('copy', fill, { capture: true });
  }
}
