/** A device whose clock was set back by less is a device whose clock is adjusted gradually. Milliseconds. */
const SLACK = 1_000;

/**
 * Returns a clock that begins with the time of the device and never runs backward: what waits for a time must not wait a day
 * because the clock was set back by one. A clock that was set forward is followed, because a device that slept looks the same:
 * browsers do not all count the sleep in `performance.now()`.
 * @param wall milliseconds since the epoch, by a clock that may be set
 * @param ticks milliseconds since any moment, by a clock that nobody sets
 */
export function steadyTime(
  wall: () => number = () => Date.now(),
  ticks: () => number = () => performance.now(),
): () => number {
  let last = { wall: wall(), ticks: ticks() };
  let ahead = 0;
  return () => {
    const now = { wall: wall(), ticks: ticks() };
    const ticked = now.ticks - last.ticks;
    const lost = ticked - (now.wall - last.wall);
    // A test has stopped a clock that stands still, and has replaced both where both run backward.
    if (lost > SLACK && now.wall !== last.wall) ahead += lost;
    if (ticked < 0) ahead = 0;
    last = now;
    return now.wall + ahead;
  };
}
