/** The steps of Stripe's `next_action`. Source: docs.stripe.com/api/payment_intents/object */
import { details, NOT_SHOWN, qrCode, toApp, toUrl, unsupported } from './actions.js';
import type { Fields } from './fields.js';

/** The formats of accounts: those of one country come before the international ones. */
const ACCOUNTS = ['spei', 'zengin', 'sort_code', 'aba', 'iban', 'swift'];

/** The fields of all formats, in the order of bank forms. */
const FIELDS =
  'bank_name bank_code branch_name branch_code routing_number sort_code account_type account_number clabe iban bic swift_code account_holder_name';

function bankTransfer(step: Fields): object {
  const addresses = step.list('financial_addresses');
  const account = ACCOUNTS.flatMap((type) => addresses.map((address) => address.in(type))).find(Boolean);
  if (!account) return toUrl(step.required('hosted_instructions_url'));
  const rename = (name: string) => name.replace('branch', 'bank_branch').replace('clabe', 'account_number');
  const names = FIELDS.split(' ').filter((name) => account.has(name));
  const values = Object.fromEntries(names.map((name) => [rename(name), account.text(name)]));
  return details({ ...values, reference: step.text('reference') });
}

/** Null: the consumer confirms in an app or at the bank, and the page waits. Undefined: no element shows the step. */
function actionOf(type: string, read: () => Fields): object | null | undefined {
  if (/^(klarna|paynow|pix|promptpay|wechat_pay)_display_qr_code$/.test(type)) {
    const step = read();
    return qrCode(step.text('data'), step.text('image_url_png'), step.text('image_url_svg'));
  }
  // A QR code for computers and a link for phones. Stripe's page shows the right one, and renews the QR code of Cash App Pay,
  // which expires within a minute.
  if (/^(cashapp|swish|upi)_handle_redirect_or_display_qr_code$/.test(type))
    return toUrl(read().required('hosted_instructions_url'));
  switch (type) {
    case 'redirect_to_url':
    case 'alipay_handle_redirect':
      return toUrl(read().required('url'));
    case 'wechat_pay_redirect_to_ios_app':
      return toApp(read().required('native_url'));
    case 'boleto_display_details':
      return details({ number: read().required('number') });
    case 'oxxo_display_details':
      return details({ reference: read().required('number') });
    case 'multibanco_display_details':
      return details({ entity: read().required('entity'), reference: read().required('reference') });
    case 'konbini_display_details':
      // Each of four stores has codes and instructions of its own. Stripe's page lets the consumer choose one.
      return toUrl(read().required('hosted_voucher_url'));
    case 'display_bank_transfer_instructions':
      return bankTransfer(read());
    case 'blik_authorize':
    case 'card_await_notification':
      return null;
    default:
      return undefined;
  }
}

export interface Next {
  readonly action: object | null;
  /** The method that the name of the step begins with. */
  readonly method: string | null;
  readonly step: Fields | null;
}

/** Reads `next_action`, which is out of date in any other status than `requires_action`. */
export function nextOf(intent: Fields): Next {
  const next = intent.get('status') === 'requires_action' ? intent.in('next_action') : null;
  if (!next) return { action: null, method: null, step: null };
  const type = next.required('type');
  const action = actionOf(type, () => next.requiredIn(type));
  if (action === undefined) {
    const deposits = type === 'verify_with_microdeposits';
    const call = deposits ? 'verifyMicrodepositsForPayment or stripe.verifyMicrodepositsForSetup' : 'handleNextAction';
    unsupported(`${next.path}.type`, NOT_SHOWN, `stripe.${call}`);
  }
  const method = /^(\w+?)_(display|handle|redirect|authorize|await)/.exec(type)?.[1] ?? null;
  return { action, method, step: next.in(type) };
}
