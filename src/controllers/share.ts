import type { Clock } from '../context.js';

/** A second press in this time is a double click. */
const DOUBLE_MS = 1_000;

/** True for a moment after a press. */
let isPressed = false;

/**
 * The consumer may take any time to choose in the sheet that is open, so that there is no time limit. A later press shows
 * that no sheet covers the page: where the browser then still waits for an earlier one, sharing has failed.
 * @returns the number of shared files, or null when the consumer cancelled @throws {Error} when sharing failed
 */
export async function share(
  { title, text, file }: { readonly title: string; readonly text: string; readonly file: File | null },
  clock: Clock,
): Promise<{ files: number } | null> {
  if (isPressed) return null;
  isPressed = true;
  const cancel = clock.after(DOUBLE_MS, () => (isPressed = false));
  // Some devices share text but no files.
  const files = file && navigator.canShare?.({ files: [file] }) ? [file] : [];
  try {
    // Fails where it is not a promise that is returned: nothing shows that anything was shared.
    await navigator.share({ title, text, ...(files.length ? { files } : {}) }).then(() => {});
    return { files: files.length };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  } finally {
    cancel();
    isPressed = false;
  }
}

export function canShare(): boolean {
  try {
    return typeof navigator.share === 'function' && (navigator.canShare?.({ text: 'x' }) ?? true);
  } catch {
    return false;
  }
}
