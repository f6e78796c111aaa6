/** Runs a task when the current state is on screen, and at once in a hidden page, which is not painted. */
export function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => requestAnimationFrame(task));
}
