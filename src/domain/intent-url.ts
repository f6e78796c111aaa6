/**
 * Android's links to apps: `intent:…#Intent;…;end`. Android reads more than is read here: a component, a selector, other
 * actions, parameters that repeat, are encoded, or end the list early. Only the form is read that every reader reads
 * alike, and that leaves the choice of the activity to the system.
 * Sources: Android Intents with Chrome; AOSP, `android.content.Intent.parseUri`.
 */
export interface IntentUrl {
  /** The address that an app is opened with. */
  readonly target: string;
  /** The page for a consumer without that app, encoded; null when there is none. */
  readonly fallback: string | null;
}

/** What a value may be, as it stands: an encoded one is decoded by some readers and not by others. */
const PARAMETERS = new Map([
  ['scheme', /^[a-z][a-z0-9+.-]*$/i],
  ['package', /^\w+(\.\w+)*$/],
  ['action', /^android\.intent\.action\.VIEW$/],
  ['category', /^android\.intent\.category\.(BROWSABLE|DEFAULT)$/],
]);

/** A value for the app, of one of Android's types. */
const EXTRA = /^[SBbcdfils](\.[\w.]+)$/;

/** @param href whose scheme is `intent` @returns null of any other form */
export function readIntentUrl(href: string): IntentUrl | null {
  const [, data, list] = /^\w+:([^#]*)#Intent;([^#]*;)end;?$/.exec(href) ?? [];
  if (data === undefined || list === undefined) return null;
  const values = new Map<string, string>();
  for (const parameter of list.slice(0, -1).split(';')) {
    const [, name = '', value = ''] = /^([\w.]+)=(.*)$/.exec(parameter) ?? [];
    const extra = EXTRA.exec(name)?.[1];
    const key = extra ?? name;
    if (values.has(key) || !(extra || PARAMETERS.get(name)?.test(value))) return null;
    values.set(key, value);
  }
  const scheme = values.get('scheme');
  return {
    target: scheme === undefined ? data : `${scheme}:${data}`,
    fallback: values.get('.browser_fallback_url') ?? null,
  };
}
