/** The end of the time to pay. */
export interface Deadline {
  /** Milliseconds since the epoch, by the service's clock, with which the clocks agree that the consumer sees elsewhere. */
  readonly expires: number;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly at: number;
  /** True if the service's clock is known. Else this device's clock may be wrong, and with it the deadline. */
  readonly certain: boolean;
}

/**
 * @param expires by the service's clock, in milliseconds since the epoch; null without a deadline
 * @param skew how far the service's clock is ahead of this device's, in milliseconds; anything but a number if unknown
 */
export function deadlineOf(expires: number | null, skew: number | null): Deadline | null {
  if (expires === null) return null;
  const certain = skew !== null && Number.isFinite(skew);
  return { expires, at: certain ? expires - skew : expires, certain };
}
