import { native } from '../natives.js';

/** Keeps the screen on while a code is scanned from it, where supported. @returns a function that releases the lock */
export function keepScreenOn(): () => void {
  let lock: Promise<WakeLockSentinel | void> | undefined;
  // The browser releases the lock when the page is hidden. It may refuse one, for example on a low battery.
  const request = () => {
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => {});
  };
  native(document, 'addEventListener')('visibilitychange', request);
  request();
  return () => {
    native(document, 'removeEventListener')('visibilitychange', request);
    void lock?.then((sentinel) => sentinel?.release());
  };
}
