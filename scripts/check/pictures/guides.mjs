/** The payment or mandate at the top of each guide, which its picture shows. */

/** Files of docs/guides, without their ending. */
export const GUIDES = ['redirect', 'one-time-code', 'qr', 'boleto', 'bank-transfer', 'cash-voucher'];

/** The three steps of the README's picture. */
export const HERO = ['qr', 'one-time-code', 'cash-voucher'];

/** The first JSON of a guide. @param {string} guide @returns {Record<string, unknown>} */
export function resourceOf(guide) {
  const [, json] = /^```json\n(.*?)^```/ms.exec(guide) ?? [];
  if (!json) throw new Error('A guide begins with what the service sends.');
  return JSON.parse(json);
}
