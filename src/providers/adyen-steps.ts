/** Adyen's actions as steps. Source: https://docs.adyen.com/api-explorer/Checkout/latest/post/payments */
import { details, qrCode, toLink, unsupported } from './actions.js';
import type { Fields } from './fields.js';

const CALL = 'AdyenCheckout.createFromAction';

function voucherOf(action: Fields, method: string): object {
  const reference =
    action.text('reference') ?? unsupported(`${action.path}.reference`, 'a voucher without a reference', CALL);
  if (method.includes('boleto')) return details({ number: reference });
  // The barcode of OXXO encodes the reference.
  if (method.startsWith('oxxo')) return details({ reference });
  const [, place, account] = /^DOKU_([A-Z]+)(_VA|_LITE_ATM)?/.exec(method.toUpperCase()) ?? [];
  if (account) return details({ bank_name: place, account_number: reference });
  const entity = action.text('entity');
  return details({
    entity,
    store: place,
    biller_code: action.text('collectionInstitutionNumber'),
    [entity ? 'reference' : 'payment_code']: reference,
    confirmation_number: action.text('alternativeReference'),
    phone: action.text('maskedTelephoneNumber'),
  });
}

const transferOf = (action: Fields): object =>
  details({
    account_holder_name: action.text('beneficiary'),
    iban: action.text('iban'),
    bic: action.text('bic'),
    account_number: action.text('accountNumber'),
    sort_code: action.text('sortCode'),
    routing_number: action.text('routingNumber'),
    bank_code: action.text('bankCode'),
    bank_branch_code: action.text('branchCode'),
    reference: action.text('reference'),
  });

/**
 * Returns null while the consumer approves the payment in an app.
 * @param method `paymentMethodType`; empty if unknown
 * @throws {PayError} `unsupported-action`, or `invalid-input` if a field is missing or has another type
 */
export function stepOf(action: Fields, method: string): object | null {
  const url = action.text('url');
  switch (action.required('type')) {
    case 'redirect':
      if (/^post$/i.test(action.text('method') ?? '')) unsupported(`${action.path}.method`, 'a redirect by POST', CALL);
      return toLink(action.required('url'));
    case 'qrCode':
      return url && !action.has('qrCodeData') ? toLink(url) : qrCode(action.required('qrCodeData'));
    case 'await':
      return url ? toLink(url) : null;
    case 'voucher':
      return voucherOf(action, method);
    case 'bankTransfer':
      return transferOf(action);
  }
  return unsupported(`${action.path}.type`, 'this type of action', CALL);
}
