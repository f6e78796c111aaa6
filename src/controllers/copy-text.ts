import type { Clock } from '../context.js';
import { native } from '../natives.js';
import { within } from './time-limit.js';

/** The clipboard has so many milliseconds: the copy command needs a press that is not long ago. */
const LIMIT_MS = 1_000;

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
export async function copyText(text: string, shown: Element | null, clock: Clock): Promise<Copied> {
  try {
    // Fails, like a clipboard that is missing, where it is not a promise that is returned.
    await within(clock, LIMIT_MS, () => navigator.clipboard.writeText(text).then(() => {}));
    return 'copied';
  } catch {
    // Blocked, without an answer, or a page without https: the copy command needs a selection in some browsers.
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
