/** The one-time code in the body of a request; undefined if there is none. */
export function sentCode(body: string | null | undefined): unknown {
  try {
    return (JSON.parse(body ?? '') as { otp?: unknown } | null)?.otp;
  } catch {
    return undefined;
  }
}
