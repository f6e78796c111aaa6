/** The clipboard, played by the test. */
const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;

/** What the page writes from now on, the last of it; `refused` for a browser that does not let it. */
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

/** Makes the copy command answer as told, without a copy event: browsers that know it but do nothing. */
export function fakeCopyCommand(answer: boolean): void {
  document.execCommand = () => answer;
}

export function restoreClipboard(): void {
  Object.defineProperty(Navigator.prototype, 'clipboard', original);
  // The prototype's own comes back.
  Reflect.deleteProperty(document, 'execCommand');
}
