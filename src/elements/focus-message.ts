/** Moves the focus of an element whose focused control was removed. Browsers would move it to the top of the page. */
export function focusMessage(root: ShadowRoot | null): void {
  if (root && !root.activeElement) root.querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
}
