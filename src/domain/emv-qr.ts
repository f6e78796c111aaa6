/**
 * EMV QR payloads, used by Pix, PromptPay, QRIS, DuitNow, VietQR, QR Ph, PayNow and FPS. Source: EMV QR Code Specification,
 * Merchant-Presented Mode.
 */
import { crc16 } from './crc16.js';

export interface TlvField {
  /** Two digits. */
  readonly tag: string;
  /** At most 99 characters. */
  readonly value: string;
}

export interface EmvQr {
  readonly ok: true;
  /** `emv` is any other scheme. */
  readonly scheme: 'pix' | 'promptpay' | 'qris' | 'duitnow' | 'vietqr' | 'qrph' | 'paynow' | 'fps' | 'emv';
  /** `11` can be paid several times, `12` once. */
  readonly pointOfInitiation: string | null;
  /** ISO 4217, three digits. */
  readonly currencyNumeric: string | null;
  /** ISO 4217, three letters; null if the number is not in our list. */
  readonly currency: string | null;
  /** A decimal string, more than zero; null if the payer enters it, or the payee's bank supplies it. */
  readonly amount: string | null;
  readonly country: string | null;
  readonly merchantName: string | null;
  readonly merchantCity: string | null;
}

export interface InvalidEmvQr {
  readonly ok: false;
  /** `not-emv` and `not-payment`: not an EMV payment code. `tlv` and `crc`: damaged. */
  readonly reason: 'not-emv' | 'not-payment' | 'tlv' | 'crc';
}

/** Application identifiers: the first field in the account template of a scheme (tags 26 to 51), in lower case. */
const SCHEMES: readonly (readonly [string, EmvQr['scheme']])[] = [
  ['br.gov.bcb.pix', 'pix'],
  ['a000000677', 'promptpay'],
  ['id.co.qris', 'qris'],
  ['a000000615', 'duitnow'],
  ['a000000727', 'vietqr'],
  ['com.p2pqrpay', 'qrph'],
  ['ph.ppmi.p2m', 'qrph'],
  ['sg.paynow', 'paynow'],
  ['hk.com.hkicl', 'fps'],
];

/** ISO 4217, for the countries with codes of this kind. */
const CURRENCIES: ReadonlyMap<string | null, string> = new Map(
  (
    '032ARS 050BDT 096BND 104MMK 116KHR 144LKR 152CLP 156CNY 170COP 344HKD 356INR 360IDR 392JPY 398KZT ' +
    '404KES 410KRW 418LAK 446MOP 458MYR 484MXN 496MNT 524NPR 586PKR 600PYG 604PEN 608PHP 643RUB 682SAR 702SGD 704VND ' +
    '710ZAR 764THB 784AED 818EGP 834TZS 840USD 858UYU 901TWD 936GHS 949TRY 978EUR 986BRL'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

/** @throws {RangeError} for a value of more than 99 characters, since a length has two digits */
export function encodeTlv(fields: readonly TlvField[]): string {
  return fields
    .map(({ tag, value }) => {
      if (value.length > 99) throw new RangeError(`tag ${tag}: ${value.length} characters, at most 99`);
      return tag + String(value.length).padStart(2, '0') + value;
    })
    .join('');
}

/** Returns the fields in order, or null if the text is not TLV. Lengths count UTF-16 units, as most issuers do. */
export function parseTlv(text: string): TlvField[] | null {
  const fields: TlvField[] = [];
  for (let at = 0; at < text.length;) {
    const [head, tag = '', length] = /(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    at += 4 + Number(length);
    if (!head || at > text.length) return null;
    fields.push({ tag, value: text.slice(at - Number(length), at) });
  }
  return fields;
}

/** Like `parseTlv`, with lengths in UTF-8 bytes, as some issuers count them. */
function parseTlvOfBytes(text: string): TlvField[] | null {
  const bytes = new TextEncoder().encode(text);
  const decode = (value: string) => new TextDecoder().decode(Uint8Array.from(value, (byte) => byte.charCodeAt(0)));
  const fields = parseTlv(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return fields && fields.map(({ tag, value }) => ({ tag, value: decode(value) }));
}

/** The last field, tag 63, is the CRC of everything before its value. */
const CRC_LENGTH = 4;

export function readEmvQr(text: string): EmvQr | InvalidEmvQr {
  const wrong = (reason: InvalidEmvQr['reason']): InvalidEmvQr => ({ ok: false, reason });
  const fields = parseTlv(text) ?? parseTlvOfBytes(text);
  if (!text.startsWith('000201')) return wrong(fields ? 'not-payment' : 'not-emv');
  if (!fields) return wrong('tlv');
  const crc = fields.at(-1);
  if (crc?.tag !== '63' || crc16(text.slice(0, -CRC_LENGTH)) !== crc.value.toUpperCase()) return wrong('crc');
  const get = (tag: string) => fields.find((field) => field.tag === tag)?.value || null;
  const templates = templatesOf(fields);
  const scheme = schemeOf(templates);
  const amount = scheme === 'pix' && hasUrl(templates) ? null : get('54');
  const currencyNumeric = get('53');
  return {
    ok: true,
    scheme,
    pointOfInitiation: get('01'),
    currencyNumeric,
    currency: CURRENCIES.get(currencyNumeric) ?? null,
    amount: amount && /^\d+(?:\.\d+)?$/.test(amount) && Number(amount) ? amount : null,
    country: get('58'),
    merchantName: get('59'),
    merchantCity: get('60'),
  };
}

type Templates = readonly (readonly TlvField[])[];

/** The account templates, each with its fields. */
const templatesOf = (fields: readonly TlvField[]): Templates =>
  fields.filter(({ tag }) => tag >= '26' && tag <= '51').map(({ value }) => parseTlv(value) ?? []);

/**
 * The amount of such a Pix is at the URL, and payers ignore the one in the code: some banks write zero, or a placeholder. Source:
 * Banco Central do Brasil, Manual de Padrões para Iniciação do Pix.
 */
const hasUrl = (templates: Templates): boolean => templates.some((fields) => fields.some(({ tag }) => tag === '25'));

function schemeOf(templates: Templates): EmvQr['scheme'] {
  const identifiers = templates.map(([first]) => first?.value.toLowerCase() ?? '');
  return SCHEMES.find(([prefix]) => identifiers.some((identifier) => identifier.startsWith(prefix)))?.[1] ?? 'emv';
}
