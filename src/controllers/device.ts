/** What phones and tablets say of themselves, those with a mouse or a pen too. */
const HANDHELD = /Android|iPhone|iPad|iPod|Mobi/;

/** Whether the page is on what one would scan a code with, rather than on what one would scan it from. */
export function isHandheld(): boolean {
  // An iPad that asks for desktop sites says that it is a Mac, but is touched.
  return HANDHELD.test(navigator.userAgent) || matchMedia('(pointer: coarse)').matches;
}
