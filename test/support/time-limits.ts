/** Texts that make a careless parser slow, and every parser and formatter of the library that receives such texts. */
import {
  parseAction,
  parseCheckout,
  parseDetails,
  parseMandate,
  parsePayment,
  parseResource,
  parseWalletAccount,
} from '../../src/contract/index.js';
import { referenceKind } from '../../src/domain/account-reference.js';
import { isBic } from '../../src/domain/bic.js';
import { boletoSlip } from '../../src/domain/boleto-slip.js';
import { readBoleto } from '../../src/domain/boleto.js';
import { findState, formatPostalCode, readPostalCode } from '../../src/domain/brazil.js';
import { calendarFile } from '../../src/domain/calendar.js';
import { groupReference, isScannable } from '../../src/domain/cash-voucher.js';
import { readClabe } from '../../src/domain/clabe.js';
import { readEmvQr } from '../../src/domain/emv-qr.js';
import { epcQr } from '../../src/domain/epc-qr.js';
import { readIban } from '../../src/domain/iban.js';
import { inAppBrowser } from '../../src/domain/in-app-browser.js';
import { instantOf } from '../../src/domain/instant.js';
import { checkInstrument } from '../../src/domain/instrument-checks.js';
import { FIELDS } from '../../src/domain/instruments.js';
import { isRightToLeft, nearestLanguage } from '../../src/domain/language-tags.js';
import { readMarks } from '../../src/domain/mark.js';
import { methodName } from '../../src/domain/method-name.js';
import { amountsDiffer, formatAmount } from '../../src/domain/money.js';
import { readPhone } from '../../src/domain/phone.js';
import { isPlain, plainText } from '../../src/domain/plain-text.js';
import { qrSlip } from '../../src/domain/qr-slip.js';
import { drawQr } from '../../src/domain/qr.js';
import { readLine } from '../../src/domain/reading.js';
import { retryAfter } from '../../src/domain/retry-after.js';
import { isReturnUrl } from '../../src/domain/return-url.js';
import { isRoutingNumber } from '../../src/domain/routing-number.js';
import { isSafeImage } from '../../src/domain/safe-image.js';
import { isSafeUrl } from '../../src/domain/safe-url.js';
import { formatTaxId, readTaxId, taxIdCharacters } from '../../src/domain/tax-id.js';
import { transferSlip } from '../../src/domain/transfer-slip.js';
import { readUpi } from '../../src/domain/upi.js';
import { voucherSlip } from '../../src/domain/voucher-slip.js';
import { isWebview } from '../../src/domain/webview.js';
import { isPayError } from '../../src/errors.js';
import { parseTexts } from '../../src/flows/form.js';
import { parseReply, parseWebviewMessage } from '../../src/webview/read.js';

/** UTF-16 code units: the maximum length of a text from the service. */
export const LENGTH = 65_536;
/**
 * The maximum time to read one text, in milliseconds. Most take a few; a parser whose time grows with the square of the length takes
 * seconds, also on a fast machine.
 */
export const LIMIT_MS = 250;

/** @returns `piece` repeated between `start` and `end`, `LENGTH` long in total */
function long(piece: string, end = '', start = ''): string {
  const space = LENGTH - start.length - end.length;
  return start + piece.repeat(Math.ceil(space / piece.length)).slice(0, space) + end;
}

export const TEXTS: Readonly<Record<string, string>> = {
  'zeros before another digit': long('0', '1', '1.'),
  'zeros before a dot': long('0', '.x'),
  digits: long('9'),
  'digits before a letter': long('9', 'x'),
  'a fraction without end': long('9', '', '0.'),
  spaces: long(' ', 'x'),
  'spaces between digits': long('1 ', 'x'),
  'white space of many kinds': long('\t\r\n \u2028\u00a0', 'x'),
  dots: long('.', 'x'),
  dashes: long('-', 'x'),
  'dots and dashes': long('.-', 'x'),
  colons: long(':', 'x'),
  'digits between colons': long(':1', 'x'),
  slashes: long('/', 'x'),
  hashes: long('#', 'x', 'https://a.example/'),
  ats: long('a@', '@'),
  'ats in a host': long('@', '/', 'https://'),
  labels: long('a.', 'example/', 'https://'),
  escapes: long('%41', 'x', 'https://a.example/'),
  'half escapes': long('%', 'x', 'dana://'),
  'parameters of an intent': long('S.a=b;', 'end', 'intent:#Intent;'),
  'different parameters of an intent': `intent:#Intent;${Array.from({ length: 7_000 }, (_, at) => `S.x${at}=;`).join('')}end`,
  'a package of many names': long('a.', ';end', 'intent:#Intent;package='),
  'an intent without end': long('#Intent;', 'x', 'intent:'),
  'fields of a QR code': long('0100'),
  'nested fields of a QR code': long('2699'),
  'an EMV QR code': long('6200', '6304ABCD', '000201'),
  devices: long('iPhone '),
  'devices before a browser': long('iPhone ', 'Safari/'),
  webviews: long('; wv'),
  'names of tax ids': long('CPF ', '1'),
  'masked digits': long('x*', '!'),
  subtags: long('-abcd', '', 'en'),
  'a date with a fraction': long('0', 'Z', '2026-01-01T00:00:00.'),
  offsets: long('+01', '', '2026-01-01T00:00:00'),
  'invisible characters': long('\u200b', 'x'),
  'combining characters': long('e\u0301\u0301'),
  surrogates: long('\ud83d\udc69\u200d'),
  'half surrogates': long('\ud83d'),
  'opening brackets': long('[', ''),
  'an object in an object': '{"a":'.repeat(LENGTH / 6) + '1' + '}'.repeat(LENGTH / 6),
};

const LANGUAGES = ['en', 'pt-BR', 'zh-Hans', 'es', 'es-MX'];
const facts = (amount: string, currency: string) => ({ amount, currency, expires: null, created: null, now: 0 });
const inAll = (names: readonly string[], text: string) => Object.fromEntries(names.map((name) => [name, text]));
const RESOURCE = ['id', 'object', 'status', 'payment_method', 'currency', 'amount', 'time_expired', 'failure_message'];
const TRANSFER = ['bank_name', 'bank_code', 'account_holder_name', 'account_number', 'reference'];

const CHECKOUT = ['id', 'version', 'description', 'reference', 'seller'];

/** Ignores the errors of a text that is rejected: the page sees a code. */
const quiet = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (!isPayError(error)) throw error;
  }
};

export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  readBoleto,
  boletoSlip: (text) => boletoSlip(inAll(['code', 'number'], text), facts(text, 'BRL')),
  readClabe,
  transferSlip: (text) => transferSlip(inAll(TRANSFER, text), { amount: text, currency: 'MXN' }),
  readIban,
  isBic,
  isRoutingNumber,
  ...Object.fromEntries(
    FIELDS.map(([name]) => [`checkInstrument, of ${name}`, (text: string) => checkInstrument({ [name]: text }, null)]),
  ),
  epcQr: (text) => epcQr({ name: text, iban: 'DE75512108001245126199', bic: text, amount: text, reference: text }),
  readUpi,
  readEmvQr,
  qrSlip: (text) => qrSlip(text, { amount: text, currency: text }),
  drawQr: (text) => quiet(() => drawQr(text)),
  readTaxId,
  formatTaxId,
  taxIdCharacters,
  readPhone,
  findState,
  readPostalCode,
  formatPostalCode,
  readLine,
  plainText,
  isPlain,
  'formatAmount, of an amount': (text) => formatAmount(text, 'BRL', 'pt-BR'),
  'formatAmount, in a currency': (text) => formatAmount('1.00', text, 'pt-BR'),
  amountsDiffer: (text) => [amountsDiffer(text, '1'), amountsDiffer('1', text), amountsDiffer(text, text)],
  nearestLanguage: (text) => nearestLanguage([text, 'pt'], LANGUAGES),
  isRightToLeft,
  methodName,
  referenceKind: (text) => referenceKind(text, null),
  groupReference,
  isScannable,
  voucherSlip: (text) => voucherSlip({ reference: text }, facts(text, 'MXN'), null),
  calendarFile: (text) => calendarFile({ uid: text, stamp: 0, at: text, summary: text, description: text }),
  instantOf,
  retryAfter: (text) => retryAfter(text, text),
  isWebview,
  inAppBrowser,
  'safeUrl, of a page': (text) => isSafeUrl(text, 'url', { allowedHosts: ['pay.example.com'] }),
  'safeUrl, of an app': (text) => isSafeUrl(text, 'app', { appSchemes: ['dana'] }),
  'safeUrl, with a list': (text) => isSafeUrl('https://a.example', 'url', { allowedHosts: [text], appSchemes: [text] }),
  isReturnUrl: (text) => isReturnUrl(text, text.slice(0, -1)),
  isSafeImage: (text) => isSafeImage(text, { protocol: 'http:', hostname: text }),
  parseAction: (text) => {
    for (const type of ['redirect_to_url', 'redirect_to_app', 'display_details', 'display_qr_code', text]) {
      quiet(() => parseAction({ type, [type]: { url: text, data: text, reference: text, [text]: text } }, text));
    }
  },
  parseDetails: (text) => quiet(() => parseDetails({ ...inAll(TRANSFER, text), [text]: text }, text)),
  parsePayment: (text) => quiet(() => parsePayment({ ...inAll(RESOURCE, text), object: 'payment' })),
  parseMandate: (text) =>
    quiet(() => parseMandate({ ...inAll(RESOURCE, text), object: 'mandate', extra: { payment_method_account: text } })),
  parseResource: (text) => quiet(() => parseResource({ ...inAll(RESOURCE, text), object: 'payment' })),
  parseCheckout: (text) => {
    const given = { ...inAll(CHECKOUT, text), object: 'checkout' };
    quiet(() => parseCheckout({ ...given, mode: text }));
    quiet(() => parseCheckout({ ...given, currency: text }));
    quiet(() => parseCheckout({ ...given, lines: [{ description: text, amount: text }] }));
    quiet(() => parseCheckout({ ...given, methods: [text] }));
  },
  parseWalletAccount: (text) => parseWalletAccount(inAll(['reference', 'name', 'balance_amount'], text)),
  parseWebviewMessage,
  parseReply,
  parseTexts,
  readMarks: (text) => readMarks({ [text]: text }),
};

/**
 * Other work slows a machine down, so a slow run is repeated until one keeps the limit, 20 times at most.
 *
 * @returns milliseconds of the shortest run
 */
async function timeOf(run: () => unknown): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 20 && least > LIMIT_MS; tries++) {
    const start = performance.now();
    await run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** @returns the texts for which `read` takes longer than the limit, with the milliseconds */
export async function slowTexts(read: (text: string) => unknown): Promise<[what: string, ms: number][]> {
  const slow: [string, number][] = [];
  for (const [what, text] of Object.entries(TEXTS)) {
    const ms = await timeOf(() => read(text));
    if (ms > LIMIT_MS) slow.push([what, ms]);
  }
  return slow;
}
