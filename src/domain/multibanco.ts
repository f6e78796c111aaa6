/**
 * References of Multibanco, Portugal's network of cash machines: an entity of five digits and a reference of nine. Source:
 * SIBS, Pagamento de Serviços. The last two digits of the reference are check digits for some entities and not for others, so
 * that only the form is checked.
 */
export interface Multibanco {
  readonly entity: string;
  /** Nine digits. */
  readonly reference: string;
  /** In groups of three, as on receipts. */
  readonly grouped: string;
}

/** Returns null if it has another form. @param entity and `reference` with or without spaces */
export function readMultibanco(entity: string, reference: string): Multibanco | null {
  const [five, nine] = [entity, reference].map((text) => text.replace(/\s/g, '')) as [string, string];
  if (!/^\d{5}$/.test(five) || !/^\d{9}$/.test(nine)) return null;
  return { entity: five, reference: nine, grouped: nine.replace(/\d{3}(?=\d)/g, '$& ') };
}
