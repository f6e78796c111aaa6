/** The charges of Conekta's orders. Source: https://github.com/conekta/openapi/tree/main/schemas/charges */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, redirectToApp, redirectToUrl } from './actions.js';
import type { ObjectReader } from './object-reader.js';
import { lookUp, type Table } from './tables.js';

const METHODS: Table = { bank_transfer_payment: 'banktransfer_mx', card_payment: 'card', cash_payment: 'cash_mx' };

export const hasStatus = (status: string) => (charge: ObjectReader) => charge.get('status') === status;
export const isPending = hasStatus('pending_payment');

/** `aplazo_bnpl` is Aplazo, and `bbva_pay_by_bank` the online banking of BBVA. */
export function methodOf(method: ObjectReader): string | null {
  const object = method.text('object');
  const product = method.text('product_type');
  if (object === 'bnpl_payment' && product) return `${product.replace(/_bnpl$/, '')}_mx`;
  if (object === 'pay_by_bank_payment')
    return ['internet_banking', product?.replace(/_?pay_by_bank$/, ''), 'mx'].filter(Boolean).join('_');
  return object === 'cash_payment' && method.get('type') === 'oxxo' ? 'oxxo_mx' : lookUp(METHODS, object);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The stores that take a reference, where it is not for OXXO. */
function storesOf(method: ObjectReader): string | null {
  const names = method.get('store_names');
  const list = Array.isArray(names) ? Array.from(names as readonly unknown[]) : [];
  return list.filter(isText).join(', ') || null;
}

/** The numbers of a voucher. A cash machine also asks for the number of Conekta's agreement with the bank. */
function voucherOf(method: ObjectReader): ActionJson | null {
  const reference = method.text('reference');
  const agreement = method.text('agreement');
  // Some agreements are only ids.
  const biller_code = /^\d+$/.test(agreement ?? '') ? agreement : null;
  return reference ? displayDetails({ store: storesOf(method), biller_code, reference }) : null;
}

function transferOf(method: ObjectReader): ActionJson | null {
  const account_number = method.text('clabe', 'receiving_account_number');
  if (!account_number) return null;
  return displayDetails({
    account_number,
    account_holder_name: method.text('receiving_account_holder_name'),
    bank_name: method.text('bank', 'receiving_account_bank'),
    reference: method.text('reference_number'),
  });
}

/** The ways to pay a charge; none if it is by card, which needs 3-D Secure at most. */
export function waysOf(charge: ObjectReader): readonly (ActionJson | null)[] {
  const method = charge.object('payment_method');
  if (!method) return [];
  switch (method.get('object')) {
    case 'cash_payment':
      return [voucherOf(method)];
    case 'bank_transfer_payment':
      return [transferOf(method)];
    case 'bnpl_payment':
    case 'pay_by_bank_payment': {
      // The bank's page works everywhere, its app only on phones.
      const [page, app] = [method.text('redirect_url'), method.text('deep_link')];
      return [page ? redirectToUrl(page) : null, app ? redirectToApp(app) : null];
    }
    default:
      return [];
  }
}
