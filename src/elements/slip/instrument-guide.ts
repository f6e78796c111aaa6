import { instrumentOf } from '../../domain/instruments.js';
import type { Guide, InstrumentStrings } from '../../locales/strings.js';

/** Returns the instructions to pay an instrument of another payment provider; null if its fields do not show how it is paid. */
export function instrumentGuide(
  fields: Readonly<Record<string, string>>,
  strings: Pick<InstrumentStrings, 'instrumentGuides'>,
): Guide | null {
  const guide = instrumentOf(fields)?.guide;
  return guide ? strings.instrumentGuides[guide] : null;
}
