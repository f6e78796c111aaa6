/** A fake clipboard. */
const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;

/** @returns the text that the page wrote last. With `refused`, the browser does not allow writing. */
export function fakeClipboard({ refused = false } = {}): { text: string } {
  const written = { text: '' };
  const writeText = (text: string) => {
    if (refused) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    written.text = text;
    return Promise.resolve();
  };
  Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => ({ writeText }) });
  return written;
}

/** Makes the copy command return this without a copy event, like browsers that have the command but do nothing. */
export function fakeCopyCommand(answer: boolean): void {
  document.execCommand = () => answer;
}

export function restoreClipboard(): void {
  Object.defineProperty(Navigator.prototype, 'clipboard', original);
  // Without the own property, the one of the prototype applies again.
  Reflect.deleteProperty(document, 'execCommand');
}
