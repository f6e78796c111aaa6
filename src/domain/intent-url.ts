/**
 * Android's links to apps: `intent:…#Intent;…;end`. Android reads more than is read here: a component, a selector, other
 * actions, parameters that repeat, are encoded, or end the list early. Only the form is read that every reader reads
 * alike, and that leaves the choice of the activity to the system.
 * Sources: Android Intents with Chrome; AOSP, `android.content.Intent.parseUri`.
 */
export interface IntentUrl {
  /** The address that an app is opened with. */
  readonly target: string;
  /** The page for a consumer without that app. */
  readonly fallback: string;
}

/** The allowed parameters, unencoded: some parsers decode names and values, others do not. */
const PARAMETER =
  /^(scheme=[\w+.-]+|package=[\w.]+|action=android\.intent\.action\.VIEW|category=android\.intent\.category\.(BROWSABLE|DEFAULT)|\w\.[\w.]+=.*)$/;

/** Removes the value, and the type of an extra: extras of all types share one list of names. */
const NOT_NAME = /^\w(?=\.)|=.*/g;

/** @returns null of any other form @throws {URIError} */
export function readIntentUrl(href: string): IntentUrl | null {
  const [, data = '', list = ''] = /^intent:([^#]*)#Intent;([^#]*);end;?$/.exec(href) ?? [];
  const parameters = list.split(';');
  const values = new Map(parameters.map((text) => [text.replace(NOT_NAME, ''), text.replace(/^.*?=/, '')]));
  if (values.size < parameters.length || !parameters.every((text) => PARAMETER.test(text))) return null;
  const scheme = values.get('scheme');
  const fallback = values.get('.browser_fallback_url');
  if (!fallback) return null;
  return { target: scheme ? `${scheme}:${data}` : data, fallback: decodeURIComponent(fallback) };
}
