/** Links of banks and apps, which React Native opens. */
import { isSafeUrl, readIntentUrl, type IntentUrl, type UrlKind } from 'pay-elements/webview';

export interface LinkPolicy {
  /** The page of the shop. */
  readonly url: string;
  /** Schemes of the apps that may be opened, such as `dana`. Every scheme that is not forbidden, if absent. */
  readonly appSchemes?: readonly string[] | undefined;
}

/** In lower case; empty for a text that is no absolute URL. */
export const schemeOf = (url: string): string => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';

/** Scheme, host and port; null for URLs without a host. */
export function originOf(url: string): string | null {
  try {
    const { protocol, host } = new URL(url);
    return /^https?:$/.test(protocol) ? `${protocol}//${host}` : null;
  } catch {
    return null;
  }
}

export function isSameOrigin(one: string, other: string): boolean {
  const origin = originOf(one);
  return origin !== null && origin === originOf(other);
}

/** True for the same page, however its address is written: a webview adds the slash of a path. */
export function isSamePage(one: string, other: string): boolean {
  try {
    return new URL(one).href === new URL(other).href;
  } catch {
    return one === other;
  }
}

/** The rules of the elements: other scripts in the page can send messages, too. */
export const isSafe = (url: string, kind: UrlKind, { appSchemes }: LinkPolicy): boolean =>
  isSafeUrl(url, kind, { appSchemes });

/** The address in an `intent:` link of Android, and the page for consumers without the app. Others are addresses themselves. */
export const partsOf = (link: string): Partial<IntentUrl> & Pick<IntentUrl, 'target'> =>
  readIntentUrl(link) ?? { target: link };
