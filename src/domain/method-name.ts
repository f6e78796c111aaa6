/** Names that are the same in every language, and that more than a capital distinguishes from the method's identifier. */
const NAMES = 'DANA,Direct debit,GCash,GoPay,GrabPay,Mercado Pago,OVO,OXXO,PayNow,PromptPay,QRIS,ShopeePay,TrueMoney';

/**
 * Returns a readable name of a payment method: `pix_br` is Pix, `some_wallet_ph` is Some wallet. The contract does not
 * enumerate the methods (section 2).
 * @param method `<method>_<country code>`
 */
export function methodName(method: string): string {
  const words = method
    .replace(/_[a-z]{2}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  const known = NAMES.split(',').find((name) => name.toLowerCase().replace(' ', '') === words);
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
}
