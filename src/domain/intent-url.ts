/**
 * Android's app links: `intent:…#Intent;…;end`. Android accepts more than this parser: a component, a selector, other
 * actions, and parameters that repeat, are encoded, or end the list early. This parser accepts only the form that every
 * parser understands alike, and that lets the system choose the activity.
 * Sources: Android Intents with Chrome; AOSP, `android.content.Intent.parseUri`.
 */
export interface IntentUrl {
  /** The URL that opens the app. */
  readonly target: string;
  /** The web page for consumers without the app. Null if there is none: many apps of banks have none, and the system shows its store. */
  readonly fallback: string | null;
}

/** The allowed parameters, unencoded: some parsers decode names and values, others do not. */
const PARAMETER =
  /^(?:scheme=[\w+.-]+|package=[\w.]+|action=android\.intent\.action\.VIEW|category=android\.intent\.category\.(?:BROWSABLE|DEFAULT)|\w\.[\w.]+=.*)$/;

/** Removes the value, and the type of an extra: extras of all types share one list of names. */
const NOT_NAME = /^\w(?=\.)|=.*/g;

/** @returns null for any other form @throws {URIError} for a wrong percent-encoding */
export function readIntentUrl(href: string): IntentUrl | null {
  const [, data = '', list = ''] = /^intent:([^#]*)#Intent;([^#]*);end;?$/.exec(href) ?? [];
  const parameters = list.split(';');
  const values = new Map(parameters.map((text) => [text.replace(NOT_NAME, ''), text.replace(/^.*?=/, '')]));
  if (values.size < parameters.length || !parameters.every((text) => PARAMETER.test(text))) return null;
  const scheme = values.get('scheme');
  const fallback = values.get('.browser_fallback_url');
  if (fallback === '') return null;
  return {
    target: scheme ? `${scheme}:${data}` : data,
    fallback: fallback === undefined ? null : decodeURIComponent(fallback),
  };
}
