/** Adyen's actions as steps. Source: https://docs.adyen.com/api-explorer/Checkout/latest/post/payments */
import { BY_POST, details, stepOf as read, toLink } from './actions.js';
import type { Fields } from './fields.js';

const CALL = 'AdyenCheckout.createFromAction';

function voucherOf(action: Fields, method: string): object {
  const reference = action.text('reference') ?? action.unsupported('reference', CALL, 'a voucher without a reference');
  if (method.includes('boleto')) return details({ number: reference });
  // The barcode of OXXO encodes the reference.
  if (method.startsWith('oxxo')) return details({ reference });
  const [, place, account] = /^DOKU_([A-Z]+)(_VA|_LITE_ATM)?/.exec(method.toUpperCase()) ?? [];
  if (account) return details({ bank_name: place, account_number: reference });
  const fields = action.texts(
    'entity biller_code=collectionInstitutionNumber confirmation_number=alternativeReference phone=maskedTelephoneNumber',
  );
  return details({ ...fields, store: place, [fields['entity'] ? 'reference' : 'payment_code']: reference });
}

/**
 * Returns null while the consumer approves the payment in an app.
 * @param method `paymentMethodType`; empty if unknown
 * @throws {PayError} `unsupported-action`, or `invalid-input` if a field is missing or has another type
 */
export function stepOf(action: Fields, method: string): object | null {
  const url = action.text('url');
  switch (action.required('type')) {
    case 'redirect':
      if (/^post$/i.test(action.text('method') ?? '')) action.unsupported('method', CALL, BY_POST);
      return toLink(action.required('url'));
    case 'qrCode':
      return url && !action.has('qrCodeData') ? toLink(url) : read(action, 'display_qr_code data=qrCodeData!');
    case 'await':
      return url ? toLink(url) : null;
    case 'voucher':
      return voucherOf(action, method);
    case 'bankTransfer':
      return read(
        action,
        'display_details account_holder_name=beneficiary iban bic account_number=accountNumber sort_code=sortCode routing_number=routingNumber bank_code=bankCode bank_branch_code=branchCode reference',
      );
  }
  return action.unsupported('type', CALL);
}
