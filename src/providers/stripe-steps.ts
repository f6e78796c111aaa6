/** The steps of Stripe's `next_action`. Source: docs.stripe.com/api/payment_intents/object */
import { details, stepOf } from './actions.js';
import type { Fields } from './fields.js';
import { wordFor, type Table } from './tables.js';

/**
 * The step of each type, in the notation of `stepOf`; empty where the consumer confirms in an app or at the bank, and the page
 * waits. Stripe's own page is opened for methods with a QR code for computers and a link for phones: it shows the right one,
 * and renews the QR code of Cash App Pay, which expires within a minute. It also has the codes of the four stores of Konbini.
 */
const STEPS: Table = {
  'redirect_to_url url!': 'redirect_to_url alipay_handle_redirect',
  'redirect_to_url url=hosted_instructions_url!':
    'cashapp_handle_redirect_or_display_qr_code swish_handle_redirect_or_display_qr_code upi_handle_redirect_or_display_qr_code display_bank_transfer_instructions',
  'redirect_to_url url=hosted_voucher_url!': 'konbini_display_details',
  'redirect_to_app url=native_url!': 'wechat_pay_redirect_to_ios_app',
  'display_qr_code data image_url_png image_url_svg':
    'klarna_display_qr_code paynow_display_qr_code pix_display_qr_code promptpay_display_qr_code wechat_pay_display_qr_code',
  'display_details number!': 'boleto_display_details',
  'display_details reference=number!': 'oxxo_display_details',
  'display_details entity! reference!': 'multibanco_display_details',
  '': 'blik_authorize card_await_notification',
};

/** The formats of accounts: those of one country come before the international ones. */
const ACCOUNTS = ['spei', 'zengin', 'sort_code', 'aba', 'iban', 'swift'];

/** The fields of all formats, in the order of bank forms. */
const ACCOUNT =
  'bank_name bank_code bank_branch_name=branch_name bank_branch_code=branch_code routing_number sort_code account_type account_number=account_number|clabe iban bic swift_code account_holder_name';

/** The account of a bank transfer. */
function accountOf(step: Fields): object | null {
  const addresses = step.list('financial_addresses');
  const account = ACCOUNTS.flatMap((type) => addresses.map((address) => address.in(type))).find(Boolean);
  return account ? details({ ...account.texts(ACCOUNT), ...step.texts('reference') }) : null;
}

export interface Next {
  readonly action: object | null;
  /** The method that the name of the step begins with. */
  readonly method: string | null;
  readonly step: Fields | null;
}

/**
 * Reads `next_action`, which is out of date in any other status than `requires_action`.
 * @param kind the end of the names of Stripe's functions
 */
export function nextOf(intent: Fields, kind: string): Next {
  const next = intent.get('status') === 'requires_action' ? intent.in('next_action') : null;
  if (!next) return { action: null, method: null, step: null };
  const type = next.required('type');
  const notation =
    wordFor(STEPS, type) ??
    next.unsupported(
      'type',
      `stripe.${type === 'verify_with_microdeposits' ? `verifyMicrodepositsFor${kind}` : 'handleNextAction'}`,
    );
  const step = notation ? next.requiredIn(type) : null;
  return {
    action: step && (accountOf(step) ?? stepOf(step, notation)),
    method: /^(\w+?)_(display|handle|redirect|authorize|await)/.exec(type)?.[1] ?? null,
    step,
  };
}
