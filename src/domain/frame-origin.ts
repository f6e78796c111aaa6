/** The pages of a challenge: that of its URL, and those to which the bank returns the consumer afterwards. */

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return '';
  }
}

/** True if both are URLs of one origin. */
export function isSameOrigin(url: string, other: string): boolean {
  const origin = originOf(url);
  return origin !== '' && origin === originOf(other);
}

/**
 * True for the origin of a challenge's URL, and for a secure page of one of the hosts, or of a subdomain of theirs.
 * @param origin as browsers write it
 */
export function isChallengeOrigin(origin: string, url: string, hosts: readonly string[]): boolean {
  if (isSameOrigin(origin, url)) return true;
  const host = /^https:\/\/([^:/]+)$/.exec(origin)?.[1];
  return host !== undefined && hosts.some((one) => one !== '' && (host === one || host.endsWith(`.${one}`)));
}
