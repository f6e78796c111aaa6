import type { UrlKind } from '../../domain/safe-url.js';
import type { RedirectState } from '../../flows/redirect.js';
import type { RedirectStrings } from '../../locales/strings.js';

export interface Target {
  readonly kind: UrlKind;
  readonly host: string;
  /** The name of the app; empty if unknown. */
  readonly app: string;
  /** Any app of UPI can make the payment. */
  readonly isUpi: boolean;
  /** A phone opens it, by the code on this screen. */
  readonly isScanned: boolean;
  /** The seconds of the countdown. */
  readonly seconds: number;
}

/** The countdown, what is being opened, or what did not open; empty before the consumer has pressed the link. */
export function messageOf(
  { step }: RedirectState,
  { kind, host, app, seconds }: Target,
  texts: RedirectStrings,
): string {
  const isApp = kind === 'app';
  if (step === 'counting') return texts.redirectIn(host, seconds);
  if (step === 'leaving') return isApp ? texts.openingApp : texts.leaving(host);
  if (step === 'stuck') return isApp ? texts.appMissing(app) : texts.pageMissing(host);
  return '';
}

/** What happens after a press of the link. */
export function nextTextOf(
  { step }: RedirectState,
  { kind, host, app, isUpi }: Target,
  texts: RedirectStrings,
): string {
  if (kind === 'app') return isUpi ? texts.upiHint : texts.appHint(app);
  return step === 'tab' ? texts.redirectTabHint(host) : texts.redirectHint(host);
}

/** The text of the link. */
export function linkTextOf(
  { step }: RedirectState,
  { kind, host, app, isUpi, isScanned }: Target,
  texts: RedirectStrings,
): string {
  if (kind !== 'app') return step === 'tab' ? texts.redirectShow : texts.redirectTo(host);
  if (isScanned) return texts.openHere(app);
  if (isUpi) return texts.openUpi;
  return app ? texts.openNamed(app) : texts.openApp;
}
