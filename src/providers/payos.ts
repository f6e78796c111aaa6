/**
 * Payment links of payOS as payments.
 * Source: https://payos.vn/docs/api/, https://github.com/payOSHQ/payos-lib-node, https://payos.vn/docs/du-lieu-tra-ve/return-url/
 */
import type { ActionJson, WayJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { dataOf, ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, productIn, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/** What `paymentRequests.create` returns. The adapter reads more fields than these. */
export interface PayOSCreatedLink {
  readonly paymentLinkId: string;
  /** The merchant's number. */
  readonly orderCode: number;
  /** In dong, which have no decimals. */
  readonly amount: number;
  /** `PENDING` */
  readonly status: string;
  /** payOS's page. */
  readonly checkoutUrl: string;
  /** The text of a VietQR code. */
  readonly qrCode?: string;
  /** The bank of the account, and the text that a transfer to it must have. */
  readonly bin?: string;
  readonly accountNumber?: string;
  readonly accountName?: string;
  readonly description?: string;
  /** Seconds since the epoch. */
  readonly expiredAt?: number | null;
}

/** What `paymentRequests.get` and `cancel` return: alone it has no step. The adapter reads more fields than these. */
export interface PayOSLink {
  readonly id: string;
  readonly orderCode: number;
  readonly amount: number;
  readonly amountRemaining: number;
  readonly transactions?: readonly object[];
  /** For example `PAID`. */
  readonly status: string;
}

/** A response of the API itself, which the SDKs unwrap. */
export interface PayOSResponse {
  readonly code: string;
  readonly data: PayOSCreatedLink | PayOSLink;
}

/** Nothing says that less than the whole amount is an outcome. */
const STATUSES: Table = {
  PENDING: 'created',
  PROCESSING: 'created',
  UNDERPAID: 'created',
  PAID: 'paid',
  EXPIRED: 'expired',
  CANCELLED: 'failed',
  FAILED: 'failed',
};

const FAILURES: Table = { CANCELLED: 'cancelled', FAILED: 'processing_error' };

/** Vietnam's time, for times without an offset. */
const OFFSET = '+07:00';

/** By the number that NAPAS has given them. Source: https://api.vietqr.io/v2/banks */
const BANKS: Table = {
  '970400': 'SaigonBank',
  '970403': 'Sacombank',
  '970405': 'Agribank',
  '970406': 'DongABank',
  '970407': 'Techcombank',
  '970408': 'GPBank',
  '970409': 'BacABank',
  '970412': 'PVcomBank',
  '970414': 'Oceanbank',
  '970415': 'VietinBank',
  '970416': 'ACB',
  '970418': 'BIDV',
  '970419': 'NCB',
  '970422': 'MBBank',
  '970423': 'TPBank',
  '970424': 'ShinhanBank',
  '970425': 'ABBANK',
  '970426': 'MSB',
  '970427': 'VietABank',
  '970428': 'NamABank',
  '970429': 'SCB',
  '970430': 'PGBank',
  '970431': 'Eximbank',
  '970432': 'VPBank',
  '970433': 'VietBank',
  '970436': 'Vietcombank',
  '970437': 'HDBank',
  '970438': 'BaoVietBank',
  '970440': 'SeABank',
  '970441': 'VIB',
  '970443': 'SHB',
  '970448': 'OCB',
  '970449': 'LPBank',
  '970452': 'KienLongBank',
  '970454': 'VietCapitalBank',
};

/** A transfer that the consumer types. Without the bank's name or the text of the transfer, the money would not find its way. */
function transferOf(link: ObjectReader): WayJson | null {
  const bank_name = lookUp(BANKS, link.text('bin'));
  const account_number = link.text('accountNumber');
  const reference = ifReadable(() => link.text('description'));
  const account_holder_name = link.text('accountName');
  return bank_name && account_number && reference
    ? {
        ...displayDetails({ account_number, account_holder_name, bank_name, reference }),
        payment_method: 'banktransfer_vn',
      }
    : null;
}

/** @returns null while payOS processes the payment */
function actionOf(link: ObjectReader, given: string): ActionJson | null {
  if (given === 'PROCESSING') return null;
  const data = link.text('qrCode');
  const page = link.text('checkoutUrl');
  // The code and the transfer of a payment that has begun would ask for the whole amount again.
  const isNew = given !== 'UNDERPAID';
  return (
    withAlternatives(
      isNew && data ? displayQrCode({ data }) : null,
      page ? redirectToUrl(page) : null,
      isNew ? transferOf(link) : null,
    ) ?? link.unsupported('qrCode', 'what paymentRequests.create returned, with this over it', STEP_MISSING)
  );
}

/** The transfer that completed the payment: the last one. */
function timePaid(link: ObjectReader): string | null {
  const transfers = link.objects('transactions');
  return localTime(transfers[transfers.length - 1]?.text('transactionDateTime') ?? null, OFFSET);
}

function toPayment(response: ObjectReader): PaymentFields {
  const link = dataOf(response);
  const given = link.requiredText('status');
  const status = statusOf('payos', STATUSES, given);
  // What `get` returns has no currency: an account of payOS has this one.
  const currency = link.text('currency') ?? 'VND';
  const paid = ifReadable(() => link.majorUnits('amountPaid', currency).amount);
  return {
    id: link.requiredText('paymentLinkId', 'id'),
    status,
    action: status === 'created' ? actionOf(link, given) : null,
    ...link.majorUnits('amount', currency),
    amount_paid: Number(paid) ? paid : null,
    payment_method: 'vietqr_vn',
    reference: link.textOrNumber('orderCode'),
    time_created: localTime(link.text('createdAt'), OFFSET),
    time_paid: status === 'paid' ? ifReadable(() => timePaid(link)) : null,
    time_expired: link.epochSeconds('expiredAt'),
    failure_code: lookUp(FAILURES, given),
  };
}

/** Fields by which objects of other products are known. A webhook has no status: it reports one transfer. */
const PRODUCTS: Table = {
  paymentLinkId: 'a webhook; verify it, and use paymentRequests.get(paymentLinkId)',
  invoices: 'invoices; use paymentRequests.get',
  approvalState: 'a payout, which the elements do not show',
};

function productOf(response: ObjectReader): string | null {
  const data = dataOf(response);
  const product = productIn(data, PRODUCTS);
  return product ?? (response.has('code') && !response.has('data') ? 'an error; its desc says why' : null);
}

/** A payment link, as it was created or as it is retrieved. A webhook has neither field. */
const isPayOS = (source: ObjectReader): boolean => {
  const link = dataOf(source);
  return link.has('orderCode') && link.hasOneOf('checkoutUrl', 'amountRemaining');
};

/**
 * Turns a payment link of payOS into a payment: what `paymentRequests.create` returns, alone or with that of `get` over it, with or
 * without the `data` around it.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a pending link that has
 * neither a code, a page nor an account
 */
export function fromPayOS(link: PayOSCreatedLink | PayOSLink | PayOSResponse): Payment;
export function fromPayOS(link: unknown): Payment {
  return adaptPayment({ label: 'payOS', detect: isPayOS }, link, 'link', toPayment, productOf);
}
