/** The kind of a consumer's account id, guessed from its format. It chooses the label, and how a masked number is grouped. */
export type ReferenceKind = 'email' | 'phone' | 'card' | 'account';

/** At least two digits, with masking and grouping characters. */
const NUMBER = /^\+?(?=(?:\D*\d){2})[\d*x\u2022\u00b7 ().-]+$/i;

/** A card number has 16 digits or more, a phone number 7 to 15. */
const CARD_LENGTH = 16;
const PHONE_LENGTH = 7;

/**
 * @param reference partly masked: `con***@example.cn`, `+62812****7890`, `220012******4321`, `Som*** J***`
 * @param paymentMethod for example `card_ru`; null if unknown
 */
export function referenceKind(reference: string, paymentMethod: string | null): ReferenceKind {
  if (/^[^@\s]+@[^@\s]+$/.test(reference)) return 'email';
  if (paymentMethod?.startsWith('card_')) return 'card';
  if (!NUMBER.test(reference)) return 'account';
  const { length } = reference.replace(/[ ().+-]/g, '');
  if (length < CARD_LENGTH) return length < PHONE_LENGTH ? 'account' : 'phone';
  return paymentMethod === null && !reference.startsWith('+') ? 'card' : 'account';
}

/** Returns a masked phone number in readable groups, `+62812 ••• 7890`, and any other id as it is. */
export function readableReference(reference: string, paymentMethod: string | null): string {
  if (referenceKind(reference, paymentMethod) !== 'phone') return reference;
  const masked = reference.replace(/[ -]?[*x\u2022\u00b7]+[ -]?/gi, '\u2022');
  return masked.replace(/\u2022+/g, ' \u2022\u2022\u2022 ');
}
