/** Keeps the screen awake while something has to be scanned from it, where the device can. @returns to let it sleep */
export function holdAwake(): () => void {
  let lock: Promise<WakeLockSentinel | void> | undefined;
  // The device takes the lock back when the page is hidden. A refusal (a low battery) is no reason to stop.
  const ask = () => {
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => {});
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.then((held) => held?.release());
  };
}
