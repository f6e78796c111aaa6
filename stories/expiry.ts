/** Values of `expires-at`, relative to `stillClock`. */
export const expiry = {
  fresh: '2026-11-24T12:00:00Z',
  near: '2026-11-21T12:04:00Z',
  past: '2026-11-21T11:00:00Z',
};
