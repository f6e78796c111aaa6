import type { Payment } from '../contract/resource.js';
import { instantOf } from '../domain/instant.js';
import { isRightToLeft } from '../domain/language-tags.js';
import { plainText } from '../domain/plain-text.js';
import { qrPicture } from '../domain/qr-picture.js';
import { safeUrl } from '../domain/safe-url.js';
import type { Warning } from '../domain/warning.js';
import { knownMethod } from '../domain/payment-method.js';
import { titleOf } from '../texts/method-title.js';
import { payeeFact } from '../domain/payee.js';
import { money } from '../texts/money.js';
import { PayError } from '../errors.js';
import type { Strings } from '../locales/strings.js';
import { readBrand } from './brand.js';
import { detailsBody, qrBody } from './bodies.js';
import { zoneFor } from './deadline.js';
import { endedBody, endOf, statusOf } from './ended.js';
import type { SlipOptions } from './options.js';
import { readPayment } from './read-payment.js';
import { row, rowOf, type Body, type Row, type Slip } from './slip.js';
import { textsOf } from './texts.js';

/**
 * Reads the slip of a payment.
 * @param payment as the payment service returned it
 * @throws {PayError} `invalid-input`; `unsupported-action` for a payment without a slip, such as a redirect; `unsafe-url`
 */
export async function readSlip(payment: unknown, options: SlipOptions = {}): Promise<Slip> {
  const { lang, merchant = '', provider, url, brand, now = Date.now() } = options;
  const read = await readPayment(payment, provider);
  const { tag, strings } = await textsOf(lang);
  const status = statusOf(read, now);
  const body = status === 'open' ? openBody(read, options, strings, now) : endedBody(read, strings);
  const { payment_method: method, reference } = read;
  const { warning, payee } = body;
  const name = plainText(merchant);
  const [label, shown, , , names] = payeeFact(name, payee, strings.qrPayee, strings);
  const seller = rowOf(shown ? label : strings.seller, shown ?? name);
  const cleaned = (each: Row): Row => ({ ...each, value: plainText(each.value) });
  return {
    name: body.name,
    status,
    title: plainText(method ? titleOfMethod(method, strings) : body.title),
    message: warning && warned(warning, strings),
    advice: null,
    ...endOf(status, read, strings),
    amount: body.amount && plainText(money(body.amount, body.currency, strings)),
    merchant: name || null,
    seller,
    names,
    brand: await readBrand(brand),
    deadline: body.deadline && cleaned(body.deadline),
    rows: [...body.rows, ...row(strings.slipReference, reference)].map(cleaned),
    code: body.code,
    hint: body.hint,
    // Beside a warning nothing urges the consumer to pay.
    guide: warning ? null : body.guide,
    guideWithoutCode: warning ? null : (body.guideWithoutCode ?? body.guide),
    warning,
    lang: tag,
    rightToLeft: isRightToLeft(tag),
    link: url ? safeUrl(url, 'url') : null,
    strings,
  };
}

/** What differs is said, so that the consumer can ask the store. */
const warned = ({ code, price }: Warning, strings: Strings): string =>
  strings.warnings[code] + (price ? ` ${strings.amountInCode}: ${money(price.amount, price.currency, strings)}` : '');

function titleOfMethod(method: string, strings: Strings): string {
  const { name, kind } = knownMethod(method);
  return kind ? titleOf(method, kind, strings) : name;
}

function openBody(payment: Payment, { timeZone }: SlipOptions, strings: Strings, now: number): Body {
  const { action, payment_method: method, amount, currency, time_expired, time_created } = payment;
  const facts = { amount, currency, expires: instantOf(time_expired), created: instantOf(time_created), now };
  const input = { method, facts, strings, zone: zoneFor(method, timeZone) };
  if (action?.type === 'display_details') return detailsBody(action.display_details, input);
  if (action?.type !== 'display_qr_code')
    throw new PayError('unsupported-action', { message: `no slip for this action: ${action?.type ?? 'none'}` });
  const { data } = action.display_qr_code;
  if (!data || qrPicture(data))
    throw new PayError('unsupported-action', { message: 'display_qr_code.data: a slip is drawn from the text' });
  return qrBody(data, input);
}
