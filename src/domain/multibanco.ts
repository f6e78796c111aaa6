/**
 * References of Multibanco, Portugal's network of cash machines: an entity of five digits and a reference of nine. Source:
 * SIBS, Pagamento de Serviços. The last two digits of the reference are check digits for some entities and not for others, so
 * that only the form is checked.
 */
const hasDigits = (text: string, count: number) => new RegExp(`^\\d{${count}}$`).test(text.replace(/\s/g, ''));

/** @param text with or without spaces */
export const isEntity = (text: string): boolean => hasDigits(text, 5);

/** @param text with or without spaces */
export const isReference = (text: string): boolean => hasDigits(text, 9);
