import { instrumentOf } from '../domain/instruments.js';
import type { Guide, InstrumentStrings } from '../locales/strings.js';

/** Returns the instructions to pay an instrument of another payment provider; null if its fields do not show how it is paid. */
export function instrumentGuide(
  fields: Readonly<Record<string, string>>,
  strings: Pick<InstrumentStrings, 'instrumentGuides'>,
): Guide | null {
  const guide = instrumentOf(fields)?.guide;
  if (!guide) return null;
  const { store, bill } = strings.instrumentGuides;
  // A till asks for each of several codes, as that of a bill does.
  if (guide === 'store' && fields['confirmation_number'])
    return { ...store, steps: store.steps.map((step, at) => (at === 1 ? (bill.steps[at] ?? step) : step)) };
  return strings.instrumentGuides[guide];
}
