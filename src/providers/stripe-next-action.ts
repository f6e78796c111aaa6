/** Stripe's `next_action` as actions of the contract. Source: docs.stripe.com/api/payment_intents/object */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, displayQrCode, redirectToApp, redirectToUrl } from './actions.js';
import type { ObjectReader } from './object-reader.js';

/** The formats of accounts: those of one country come before the international ones. */
const ACCOUNTS = ['spei', 'zengin', 'sort_code', 'aba', 'iban', 'swift'];

/** The account of a bank transfer, with the fields of all formats in the order of bank forms. */
function accountOf(transfer: ObjectReader): ActionJson | null {
  const addresses = transfer.objects('financial_addresses');
  const account = ACCOUNTS.flatMap((type) => addresses.map((address) => address.object(type))).find(Boolean);
  if (!account) return null;
  return displayDetails({
    bank_name: account.text('bank_name'),
    bank_code: account.text('bank_code'),
    bank_branch_name: account.text('branch_name'),
    bank_branch_code: account.text('branch_code'),
    routing_number: account.text('routing_number'),
    sort_code: account.text('sort_code'),
    account_type: account.text('account_type'),
    account_number: account.text('account_number', 'clabe'),
    iban: account.text('iban'),
    bic: account.text('bic'),
    swift_code: account.text('swift_code'),
    account_holder_name: account.text('account_holder_name'),
    reference: transfer.text('reference'),
  });
}

/**
 * Stripe's own page is opened for methods with a QR code for computers and a link for phones: it
 * shows the right one, and renews the QR code of Cash App Pay, which expires within a minute. It also has the codes of the four
 * stores of Konbini.
 * @param kind the end of the names of Stripe's functions
 * @returns null where the consumer confirms in an app or at the bank, and the page waits
 */
export function actionOf(next: ObjectReader, kind: string): ActionJson | null {
  const type = next.requiredText('type');
  const step = () => next.requiredObject(type);
  switch (type) {
    case 'redirect_to_url':
    case 'alipay_handle_redirect':
      return redirectToUrl(step().requiredText('url'));
    case 'cashapp_handle_redirect_or_display_qr_code':
    case 'swish_handle_redirect_or_display_qr_code':
    case 'upi_handle_redirect_or_display_qr_code':
      return redirectToUrl(step().requiredText('hosted_instructions_url'));
    case 'display_bank_transfer_instructions':
      return accountOf(step()) ?? redirectToUrl(step().requiredText('hosted_instructions_url'));
    case 'konbini_display_details':
      return redirectToUrl(step().requiredText('hosted_voucher_url'));
    case 'wechat_pay_redirect_to_ios_app':
      return redirectToApp(step().requiredText('native_url'));
    case 'klarna_display_qr_code':
    case 'paynow_display_qr_code':
    case 'pix_display_qr_code':
    case 'promptpay_display_qr_code':
    case 'wechat_pay_display_qr_code':
      return displayQrCode({
        data: step().text('data'),
        image_url_png: step().text('image_url_png'),
        image_url_svg: step().text('image_url_svg'),
      });
    case 'boleto_display_details':
      return displayDetails({ number: step().requiredText('number') });
    case 'oxxo_display_details':
      return displayDetails({ reference: step().requiredText('number') });
    case 'multibanco_display_details':
      return displayDetails({ entity: step().requiredText('entity'), reference: step().requiredText('reference') });
    case 'blik_authorize':
    case 'card_await_notification':
      return null;
    case 'verify_with_microdeposits':
      return next.unsupported('type', `stripe.verifyMicrodepositsFor${kind}`);
    default:
      return next.unsupported('type', 'stripe.handleNextAction');
  }
}

/** The method that the name of the step begins with. */
export const methodOfStep = (next: ObjectReader): string | null =>
  /^(\w+?)_(display|handle|redirect|authorize|await)/.exec(next.text('type') ?? '')?.[1] ?? null;
