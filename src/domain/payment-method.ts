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
  | 'onlineBanking'
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
  bank: 'bancontact,bcaklikbca=KlikBCA,bcaklikpay=BCA KlikPay,bcmcmobile=Bancontact,eps,fintoc,fpx=FPX,ideal=iDEAL,multibanco,p24=Przelewy24,payto=PayTo,pse=PSE,spei=SPEI',
  bars: 'boleto',
  phone:
    'alipay,alipaycn=Alipay,alipayhk=AlipayHK,alipayplus=Alipay+,barcodealipay=Alipay,blik=BLIK,cashapp=Cash App Pay,dana,doku=DOKU,dragonpay,gcash,gopay,grabpay,kakaopay=KakaoPay,linepay=LINE Pay,linkaja=LinkAja,maya,mbway=MB WAY,mercadopago,momo=MoMo,naverpay=Naver Pay,octopus,ovo,paymaya=Maya,payme=PayMe,paypay=PayPay,rabbit=Rabbit LINE Pay,rabbitlinepay=Rabbit LINE Pay,shopeepay,swish,touchngo=Touch ’n Go,truemoney,truemoneyjumpapp=TrueMoney,twint=TWINT,upi=UPI,wechat=WeChat Pay,wechatpay=WeChat Pay,zalopay=ZaloPay',
  qr: 'duitnow=DuitNow,duitnowqr=DuitNow,fps=FPS,paynow,pix,promptpay,qris,qrph=QR Ph,vietqr=VietQR',
  store:
    '7eleven=7-Eleven,abitab,alfamart,billpaymenttescolotus=Tesco Lotus,cebuana,efecty,indomaret,oxxo,pagoefectivoatm=PagoEfectivo,pagofacil=Pago Fácil,paycash=PayCash,rapipago,seveneleven=7-Eleven',
  wallet: 'afterpayclearpay=Afterpay,akulaku,ancv=ANCV,klarna,kredivo',
};

/** The kinds by the beginning of the identifier, as in the contract and in the names that merchants use. */
const KINDS: readonly (readonly [pattern: RegExp, kind: MethodKind, mark: MethodMark])[] = [
  [/^banktransfer/, 'transfer', 'bank'],
  [/^(cashvoucher|voucher|cash$)/, 'voucher', 'store'],
  [/^(conveniencestore|cstore|cvs|econtext|konbini|minimarket)/, 'convenienceStore', 'store'],
  // A bill of Mandiri, which is paid like a virtual account.
  [/^(echannel|mandiribill)/, 'virtualAccount', 'bank'],
  [/^e?wallet/, 'wallet', 'wallet'],
  [/^(credit|debit)?card/, 'card', 'card'],
  [/directdebit|^(sepadebit|achdebit|bacs|usbankaccount)/, 'directDebit', 'bank'],
  [/(mobile|internet)banking/, 'onlineBanking', 'bank'],
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
