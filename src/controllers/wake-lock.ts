import { native } from '../natives.js';

/** Keeps the screen on while a code is scanned from it, where supported. @returns a function that releases the lock */
export function keepScreenOn(): () => void {
  let lock: Promise<WakeLockSentinel | null | undefined> | undefined;
  // The browser releases the lock when the page is hidden. It may refuse one, for example on a low battery.
  const acquire = async () => navigator.wakeLock?.request('screen');
  const request = () => {
    if (document.visibilityState === 'visible') lock = acquire().catch(() => null);
  };
  native(document, 'addEventListener')('visibilitychange', request);
  request();
  return () => {
    native(document, 'removeEventListener')('visibilitychange', request);
    lock?.then((sentinel) => sentinel?.release()).catch(() => {});
  };
}
