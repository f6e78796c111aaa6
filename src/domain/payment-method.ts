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
  /** The name of the brand or kind for tables of others: letters and digits. */
  readonly key: string;
}

/**
 * Identifiers of brands, which have the same name in every language, by their mark. A name after `=` is one that `methodName`
 * does not know: it is loaded with the first step, and knows few.
 */
const BRANDS: Readonly<Partial<Record<MethodMark, string>>> = {
  bank: 'bancontact,ideal=iDEAL,multibanco,pse=PSE,spei=SPEI',
  bars: 'boleto',
  phone:
    'alipay,alipayhk=AlipayHK,alipayplus=Alipay+,blik=BLIK,dana,gcash,gopay,grabpay,kakaopay=KakaoPay,linepay=LINE Pay,linkaja=LinkAja,maya,mercadopago,momo=MoMo,naverpay=Naver Pay,ovo,paymaya=Maya,rabbit=Rabbit LINE Pay,rabbitlinepay=Rabbit LINE Pay,shopeepay,truemoney,upi=UPI,wechat=WeChat Pay,wechatpay=WeChat Pay,zalopay=ZaloPay',
  qr: 'duitnow=DuitNow,fps=FPS,paynow,pix,promptpay,qris,vietqr=VietQR',
  store:
    '7eleven=7-Eleven,alfamart,efecty,indomaret,oxxo,pagofacil=Pago Fácil,paycash=PayCash,rapipago,seveneleven=7-Eleven',
};

/** The kinds by the beginning of the identifier, as in the contract and in the names that merchants use. */
const KINDS: readonly (readonly [pattern: RegExp, kind: MethodKind, mark: MethodMark])[] = [
  [/^banktransfer/, 'transfer', 'bank'],
  [/^(cashvoucher|voucher|cash$)/, 'voucher', 'store'],
  [/^(conveniencestore|cstore|cvs|konbini|minimarket)/, 'convenienceStore', 'store'],
  // A bill of Mandiri, which is paid like a virtual account.
  [/^echannel/, 'virtualAccount', 'bank'],
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
      const [key = '', name = methodName(key)] = entry.split('=');
      all.set(key, { name, mark });
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
  if (brand) return { ...brand, kind: null, key };
  const name = methodName(method);
  if (VIRTUAL.test(words) || VIRTUAL.test(method)) return { name, kind: 'virtualAccount', mark: 'bank', key };
  const [, kind = null, mark = 'cash' as const] = KINDS.find(([pattern]) => pattern.test(key)) ?? [];
  return { name, kind, mark, key };
}
