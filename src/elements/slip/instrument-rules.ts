import type { InstrumentRules } from '../../domain/instrument-checks.js';

/** A chunk with the rules of one kind of instrument. */
export interface RulesModule {
  readonly rules: readonly InstrumentRules[];
}

/**
 * Loads the rules of each kind, by the field that shows the kind. Virtual accounts and the codes of stores have none. They are
 * beside the extras, which start the request together with that of what all instruments share.
 */
export const RULES: Readonly<Record<string, () => Promise<RulesModule>>> = {
  iban: () => import('../../domain/instruments/sepa.js'),
  routing_number: () => import('../../domain/instruments/us-bank.js'),
  sort_code: () => import('../../domain/instruments/uk-bank.js'),
  entity: () => import('../../domain/instruments/entity-bill.js'),
};
