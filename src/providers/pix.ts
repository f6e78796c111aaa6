/**
 * Charges of the Pix API, which the banks of Brazil have in common, as payments.
 * Source: https://github.com/bacen/pix-api (version 2.9.0), https://dev.efipay.com.br/docs/api-pix/cobrancas-imediatas
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { instantOf } from '../domain/instant.js';
import { displayQrCode, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { productIn, statusOf, type Table } from './tables.js';
import { epochTime, localTime } from './times.js';

/** A charge, as `PUT` and `GET` of `/cob/{txid}` and `/cobv/{txid}` return it. The adapter reads more fields than these. */
export interface PixCharge {
  readonly txid: string;
  /** For example `ATIVA`. It does not say whether the time to pay has run out. */
  readonly status: string;
  readonly calendario: {
    readonly criacao?: string;
    /** Of an immediate charge: seconds. Some banks write a text. */
    readonly expiracao?: number | string;
    /** Of a charge with a due date: `YYYY-MM-DD`. */
    readonly dataDeVencimento?: string;
    /** Days. */
    readonly validadeAposVencimento?: number;
  };
  /** In reais, with two decimals. */
  readonly valor: { readonly original: string };
  /** The text of the QR code. Versions before 2.6 of the API lack it. */
  readonly pixCopiaECola?: string | null;
}

/** The specification writes the last ones in both ways. */
const STATUSES: Table = {
  ATIVA: 'created',
  CONCLUIDA: 'paid',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'failed',
  REMOVIDA_PELO_PSP: 'failed',
  REMOVIDO_PELO_USUARIO_RECEBEDOR: 'failed',
  REMOVIDO_PELO_PSP: 'failed',
};

/** Where else the text is: Banco do Brasil, Efí (/loc/{id}/qrcode), Itaú (/cob/{txid}/qrcode), others. */
const CODES = ['textoImagemQRcode', 'qrcode', 'emv', 'brcode'];

/** Every BR Code begins with its version. The same names have a picture elsewhere. */
const VERSION = '000201';

const DAY = 86_400_000;

/** The days to Monday, by the day of the week. */
const WEEKEND: Readonly<Record<number, number>> = { 0: 1, 6: 2 };

const workingDay = (day: number): number => day + (WEEKEND[new Date(day).getUTCDay()] ?? 0) * DAY;

const numberIn = (calendar: ObjectReader, name: string, otherwise: number): number =>
  Number(calendar.textOrNumber(name) ?? otherwise);

/**
 * The end of the last day on which a charge with a due date can be paid. Days on which banks are closed move to the next working
 * day: only weekends are known here, so that the day after a holiday is missing.
 */
function lastMoment(calendar: ObjectReader, due: string): string | null {
  const days = numberIn(calendar, 'validadeAposVencimento', 30);
  const last = epochTime(workingDay(workingDay(Date.parse(`${due}T00:00:00Z`)) + days * DAY));
  // The whole country counts its days by the time of Brasília.
  return last && `${last.slice(0, 10)}T23:59:59-03:00`;
}

/** @returns null if the bank has left out the offset of the creation */
function deadlineOf(calendar: ObjectReader): string | null {
  const due = calendar.text('dataDeVencimento');
  if (due) return lastMoment(calendar, due);
  const created = instantOf(createdIn(calendar));
  return created === null ? null : epochTime(created + numberIn(calendar, 'expiracao', 86_400) * 1000);
}

const createdIn = (calendar: ObjectReader): string | null => localTime(calendar.text('criacao'), null);

/** The QR code, and the page of it that Efí has. */
function actionOf(charge: ObjectReader): ActionJson {
  const other = CODES.find((name) => charge.begins(name, VERSION));
  const data = charge.text('pixCopiaECola') ?? (other ? charge.text(other) : null);
  const page = charge.text('linkVisualizacao');
  const action = withAlternatives(data ? displayQrCode({ data }) : null, page ? redirectToUrl(page) : null);
  return action ?? charge.unsupported('pixCopiaECola', "the bank's QR code, or a BR Code of location", STEP_MISSING);
}

/** The amount of a purchase. Null if the payer decides about it, or gets a part in cash: the bank's app shows it. */
function amountOf(charge: ObjectReader) {
  const amount = charge.object('valor');
  const money = amount?.majorUnits('original', 'BRL');
  return money && !amount?.has('retirada') && Number(money.amount) ? money : { amount: null, currency: null };
}

function toPayment(charge: ObjectReader): PaymentFields {
  const calendar = charge.requiredObject('calendario');
  const given = charge.requiredText('status');
  const status = statusOf('pix', STATUSES, given);
  // A charge takes one Pix.
  const received = ifReadable(() => charge.objects('pix')[0] ?? null);
  return {
    id: charge.requiredText('txid'),
    status,
    action: status === 'created' ? actionOf(charge) : null,
    ...amountOf(charge),
    // Interest, a fine or a discount of a charge with a due date makes it another amount.
    amount_paid: ifReadable(() => received?.majorUnits('valor', 'BRL').amount ?? null),
    payment_method: 'pix_br',
    time_created: createdIn(calendar),
    time_paid: ifReadable(() => localTime(received?.text('horario') ?? null, null)),
    time_expired: deadlineOf(calendar),
    failure_code: status === 'failed' ? given : null,
  };
}

/** Fields by which objects of other products are known. */
const PRODUCTS: Table = {
  parametros: 'a list; use one of its items',
  pix: 'a webhook; use GET /cob/{txid}',
  endToEndId: 'a Pix that was received; use GET /cob/{txid}',
  rtrId: 'a refund; use GET /cob/{txid}',
  cobsv: 'a batch; use GET /cobv/{txid}',
  idRec: 'Pix Automático; show its dadosQR.pixCopiaECola with <pay-qr>',
  idSolicRec: 'Pix Automático, which the payer confirms in the app of the bank',
  tipoCob: 'a location; use GET /cob/{txid}',
  imagemQrcode: 'a QR code; add the fields of its charge',
  imagem_base64: 'a QR code; add the fields of its charge',
};

const productOf = (source: ObjectReader): string | null => productIn(source, PRODUCTS);

/** Recurrences of Pix Automático, and their charges, have an `idRec`. */
const isPix = (source: ObjectReader): boolean => source.has('calendario') && source.has('txid') && !source.has('idRec');

/**
 * Turns a charge of the Pix API, immediate or with a due date, into a payment. An immediate charge stays `ATIVA` when its time has
 * run out: `time_expired` says so.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for an active charge without
 * its QR code
 */
export function fromPix(charge: PixCharge): Payment;
export function fromPix(charge: unknown): Payment {
  return adaptPayment({ label: 'Pix API', detect: isPix }, charge, 'charge', toPayment, productOf);
}
