import { instrumentOf } from '../../domain/instruments.js';
import type { Guide, InstrumentStrings } from '../../locales/strings.js';
import { withSteps } from './with-step.js';

/** Returns the instructions to pay an instrument of another payment provider; null if its fields do not show how it is paid. */
export function instrumentGuide(
  fields: Readonly<Record<string, string>>,
  strings: Pick<InstrumentStrings, 'instrumentGuides'>,
): Guide | null {
  const guide = instrumentOf(fields)?.guide;
  if (!guide) return null;
  const { store, bill } = strings.instrumentGuides;
  // A till asks for each of several codes, as that of a bill does.
  const [, enter = ''] = bill.steps;
  if (guide === 'store' && fields['confirmation_number']) return withSteps(store, [[1, enter]]);
  return strings.instrumentGuides[guide];
}
