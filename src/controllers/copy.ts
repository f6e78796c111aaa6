/** Three ways to the clipboard, from best to last, and the truth about what became of it. */
export type Copied =
  /** It is on the clipboard. */
  | 'copied'
  /** It is not, but what stands for it on screen is selected. */
  | 'selected'
  /** Neither. */
  | 'failed';

/** @param shown what to select on screen when the browser lets pages copy nothing */
export async function copyText(text: string, shown: Element | null): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Refused, or no clipboard on a page without https: the older way needs a selection in some browsers.
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
  // Unlike a range, this reaches into shadow trees.
  selection?.setBaseAndExtent(shown, 0, shown, shown.childNodes.length);
  return selection?.rangeCount === 1;
}

/** Only the copy event that fills the clipboard proves that the command did something: its answer alone does not. */
function copyByCommand(text: string): boolean {
  let filled = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    filled = event.clipboardData?.getData('text/plain') === text;
  };
  document.addEventListener('copy', fill, { capture: true });
  try {
    return document.execCommand('copy') && filled;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
}
