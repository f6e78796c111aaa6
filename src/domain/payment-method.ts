/** Names and marks of payment methods, by their identifier alone. The contract does not enumerate the methods (section 2). */
import { methodName } from './method-name.js';

/** The picture of a method: what the consumer pays with, or where. */
export type MethodMark = 'bank' | 'bars' | 'card' | 'cash' | 'phone' | 'qr' | 'store' | 'wallet';

/** The kinds of methods that have a translated name instead of a brand. */
export type MethodKind =
  | 'card'
  | 'wallet'
  | 'voucher'
  | 'transfer'
  | 'directDebit'
  | 'virtualAccount'
  | 'convenienceStore'
  | 'sepaTransfer'
  | 'wireTransfer'
  | 'achTransfer';

export interface KnownMethod {
  /** The brand; or a readable form of an unknown identifier. */
  readonly name: string;
  /** The kind whose translated name replaces `name`; null for a brand. */
  readonly kind: MethodKind | null;
  readonly mark: MethodMark;
}

/**
 * Brands, which have the same name in every language, by their mark. An identifier has the letters and digits of the name; a
 * name after `=` has another identifier.
 */
const BRANDS: Readonly<Partial<Record<MethodMark, string>>> = {
  bank: 'Bancontact,iDEAL,Multibanco,PSE,SPEI',
  bars: 'Boleto',
  phone:
    'Alipay,alipayplus=Alipay+,AlipayHK,BLIK,DANA,GCash,GoPay,GrabPay,KakaoPay,LINE Pay,LinkAja,Maya,paymaya=Maya,Mercado Pago,MoMo,Naver Pay,OVO,rabbit=Rabbit LINE Pay,Rabbit LINE Pay,ShopeePay,TrueMoney,UPI,WeChat Pay,wechat=WeChat Pay,ZaloPay',
  qr: 'DuitNow,FPS,PayNow,Pix,PromptPay,QRIS,VietQR',
  store: '7-Eleven,seveneleven=7-Eleven,Alfamart,Efecty,Indomaret,OXXO,Pago Fácil,PayCash,Rapipago',
};

/** The kinds by the beginning of the identifier, as in the contract and in the names that merchants use. */
const KINDS: readonly (readonly [pattern: RegExp, kind: MethodKind, mark: MethodMark])[] = [
  [/^banktransfer/, 'transfer', 'bank'],
  [/^(cashvoucher|voucher|cash$)/, 'voucher', 'store'],
  [/^(conveniencestore|cvs|konbini|minimarket)/, 'convenienceStore', 'store'],
  [/^e?wallet/, 'wallet', 'wallet'],
  [/^(credit|debit)?card/, 'card', 'card'],
  [/^(directdebit|sepa(direct)?debit|achdebit|bacs)/, 'directDebit', 'bank'],
  [/^sepa/, 'sepaTransfer', 'bank'],
  [/^ach(transfer|credit)?$/, 'achTransfer', 'bank'],
  [/^wire(transfer)?$/, 'wireTransfer', 'bank'],
];

/** A virtual account, also one of a named bank: `bca_va_id`. */
const VIRTUAL = /(^|_)(virtual_?account|va(_|$))/i;

/** The letters and digits of a name, without accents. */
const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

interface Brand {
  readonly name: string;
  readonly mark: MethodMark;
}

let brands: ReadonlyMap<string, Brand> | undefined;

function readBrands(): ReadonlyMap<string, Brand> {
  const all = new Map<string, Brand>();
  for (const [mark, names] of Object.entries(BRANDS) as [MethodMark, string][]) {
    for (const entry of names.split(',')) {
      const [first = '', name = first] = entry.split('=');
      all.set(keyOf(first), { name, mark });
    }
  }
  return all;
}

/**
 * Returns the name and the mark of a payment method.
 * @param method `<method>_<country code>`, for example `pix_br`; the country may be missing
 */
export function knownMethod(method: string): KnownMethod {
  const words = method.toLowerCase().replace(/_[a-z]{2}$/, '');
  const key = keyOf(words);
  brands ??= readBrands();
  const brand = brands.get(key);
  if (brand) return { ...brand, kind: null };
  const name = methodName(method);
  if (VIRTUAL.test(words) || VIRTUAL.test(method)) return { name, kind: 'virtualAccount', mark: 'bank' };
  const [, kind = null, mark = 'cash' as const] = KINDS.find(([pattern]) => pattern.test(key)) ?? [];
  return { name, kind, mark };
}
