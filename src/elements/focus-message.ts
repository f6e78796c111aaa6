/**
 * Moves the focus of an element whose focused control was removed to its message. Browsers would move it to the top of the page.
 * A screen reader reads what gets the focus: until its next text, the message is not a live region, or it would be read twice.
 * (`aria-live="off"` is not enough: Orca 43 takes it for a live region.)
 */
export function focusMessage(root: ShadowRoot | null): void {
  const message = root && !root.activeElement ? root.querySelector<HTMLElement>('#status') : null;
  if (!message) return;
  message.removeAttribute('aria-live');
  new MutationObserver((_, observer) => {
    observer.disconnect();
    message.setAttribute('aria-live', 'polite');
  }).observe(message, { childList: true, characterData: true, subtree: true });
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
}
