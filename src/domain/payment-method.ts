/** Names and marks of payment methods, by their identifier alone. The contract does not enumerate the methods (section 2). */
import { methodName } from './method-name.js';
import { ownValue } from './own-value.js';

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

/** Brands by their identifier, which have the same name in every language, by their mark. */
const BRANDS: Readonly<Partial<Record<MethodMark, Readonly<Record<string, string>>>>> = {
  bank: {
    b2bsberbank: 'SberBank Business Online',
    bancontact: 'Bancontact',
    bcaklikbca: 'KlikBCA',
    bcaklikpay: 'BCA KlikPay',
    bcmcmobile: 'Bancontact',
    belfius: 'Belfius',
    benefit: 'BENEFIT',
    eft: 'EFT',
    eps: 'Eps',
    fintoc: 'Fintoc',
    fpx: 'FPX',
    giropay: 'giropay',
    ideal: 'iDEAL',
    kbc: 'KBC/CBC',
    knet: 'KNET',
    multibanco: 'Multibanco',
    mybank: 'MyBank',
    p24: 'Przelewy24',
    paybybank: 'Pay by Bank',
    payeasy: 'Pay-easy',
    payto: 'PayTo',
    pse: 'PSE',
    qpay: 'QPay',
    safetypay: 'SafetyPay',
    servipag: 'Servipag',
    sofort: 'Sofort',
    spei: 'SPEI',
    trustly: 'Trustly',
    webpay: 'Webpay',
  },
  bars: {
    boleto: 'Boleto',
  },
  phone: {
    alfapay: 'Alfa Pay',
    alipay: 'Alipay',
    alipaycn: 'Alipay',
    alipayhk: 'AlipayHK',
    alipayplus: 'Alipay+',
    applepay: 'Apple Pay',
    aupay: 'au PAY',
    bancomatpay: 'BANCOMAT Pay',
    barcodealipay: 'Alipay',
    benefitpay: 'BenefitPay',
    bizum: 'Bizum',
    blik: 'BLIK',
    capitecpay: 'Capitec Pay',
    carrierbilling: 'Carrier billing',
    cashapp: 'Cash App Pay',
    dana: 'DANA',
    doku: 'DOKU',
    dragonpay: 'Dragonpay',
    enaira: 'eNaira',
    gcash: 'GCash',
    googlepay: 'Google Pay',
    gopay: 'GoPay',
    grabpay: 'GrabPay',
    kakaopay: 'KakaoPay',
    linepay: 'LINE Pay',
    linkaja: 'LinkAja',
    lpay: 'L.PAY',
    maya: 'Maya',
    mbway: 'MB WAY',
    mercadopago: 'Mercado Pago',
    merpay: 'Merpay',
    mobilebalance: 'Mobile balance',
    mobilemoney: 'Mobile Money',
    mobilepay: 'MobilePay',
    momo: 'MoMo',
    mpesa: 'M-PESA',
    naverpay: 'Naver Pay',
    nequi: 'Nequi',
    nupay: 'NuPay',
    octopus: 'Octopus',
    opay: 'OPay',
    ovo: 'OVO',
    payattitude: 'PayAttitude',
    payco: 'PAYCO',
    payconiq: 'Payconiq',
    paymaya: 'Maya',
    payme: 'PayMe',
    paypal: 'PayPal',
    paypay: 'PayPay',
    rabbit: 'Rabbit LINE Pay',
    rabbitlinepay: 'Rabbit LINE Pay',
    rakutenpay: 'Rakuten Pay',
    samsungpay: 'Samsung Pay',
    satispay: 'Satispay',
    sberpay: 'SberPay',
    shopeepay: 'ShopeePay',
    ssgpay: 'SSG Pay',
    stcpay: 'stc pay',
    swish: 'Swish',
    tosspay: 'Toss Pay',
    touchngo: 'Touch ’n Go',
    tpay: 'T-Pay',
    truemoney: 'TrueMoney',
    truemoneyjumpapp: 'TrueMoney',
    twint: 'TWINT',
    upi: 'UPI',
    ussd: 'USSD',
    vipps: 'Vipps',
    wechat: 'WeChat Pay',
    wechatpay: 'WeChat Pay',
    zalopay: 'ZaloPay',
  },
  qr: {
    duitnow: 'DuitNow',
    duitnowqr: 'DuitNow',
    fps: 'FPS',
    paynow: 'PayNow',
    pix: 'Pix',
    promptpay: 'PromptPay',
    qr: 'QR',
    qris: 'QRIS',
    qrph: 'QR Ph',
    sbp: 'SBP',
    vietqr: 'VietQR',
  },
  store: {
    '7eleven': '7-Eleven',
    abitab: 'Abitab',
    alfamart: 'Alfamart',
    baloto: 'Baloto',
    billpaymenttescolotus: 'Tesco Lotus',
    cebuana: 'Cebuana',
    efecty: 'Efecty',
    fawry: 'Fawry',
    indomaret: 'Indomaret',
    oxxo: 'OXXO',
    pagoefectivo: 'PagoEfectivo',
    pagoefectivoatm: 'PagoEfectivo',
    pagofacil: 'Pago Fácil',
    pagosnet: 'PagosNet',
    paycash: 'PayCash',
    rapipago: 'Rapipago',
    sencillito: 'Sencillito',
    seveneleven: '7-Eleven',
  },
  wallet: {
    afterpayclearpay: 'Afterpay',
    akulaku: 'Akulaku',
    alma: 'Alma',
    ancv: 'ANCV',
    aplazo: 'Aplazo',
    atome: 'Atome',
    billease: 'BillEase',
    billie: 'Billie',
    creditea: 'Creditea',
    in3: 'in3',
    klarna: 'Klarna',
    kredivo: 'Kredivo',
    paidy: 'Paidy',
    paysafecard: 'Paysafecard',
    riverty: 'Riverty',
    sberbnpl: 'Плати частями',
    sberloan: 'Credit purchases by SberBank',
    sequra: 'seQura',
    tabby: 'Tabby',
    tamara: 'Tamara',
    yoomoney: 'YooMoney',
  },
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
const VIRTUAL = /(?:^|_)(?:virtual_?account|va(?:_|$))/i;

/** The letters and digits of a name, without accents. */
const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** The mark and the name of a brand; undefined for another method. */
function brandOf(key: string): { readonly mark: MethodMark; readonly name: string } | undefined {
  for (const [mark, names] of Object.entries(BRANDS) as [MethodMark, Readonly<Record<string, string>>][]) {
    const name = ownValue(names, key);
    if (name) return { mark, name };
  }
  return undefined;
}

/**
 * Returns the name and the mark of a payment method.
 * @param method `<method>_<country code>`, for example `pix_br`; the country may be missing
 */
export function knownMethod(method: string): KnownMethod {
  const words = method.toLowerCase().replace(/_[a-z]{2}$/, '');
  const key = keyOf(words);
  const brand = brandOf(key);
  if (brand) return { ...brand, kind: null, key };
  const name = methodName(method);
  if (VIRTUAL.test(words) || VIRTUAL.test(method)) return { name, kind: 'virtualAccount', mark: 'bank', key };
  const [, kind = null, mark = 'cash' as const] = KINDS.find(([pattern]) => pattern.test(key)) ?? [];
  return { name, kind, mark, key };
}
