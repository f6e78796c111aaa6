/** Stripe's `next_action` as actions of the contract. Source: docs.stripe.com/api/payment_intents/object */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, displayQrCode, redirectToApp, redirectToUrl, withAlternatives } from './actions.js';
import { konbiniStore } from './konbini.js';
import type { ObjectReader } from './object-reader.js';

/** The formats of accounts: those of one country come before the international ones. */
const ACCOUNTS = ['spei', 'zengin', 'sort_code', 'aba', 'iban', 'swift'];

/** The fields of accounts that have the same names in the contract. */
const FIELDS = [
  'bank_name',
  'bank_code',
  'routing_number',
  'sort_code',
  'account_type',
  'iban',
  'bic',
  'swift_code',
  'account_holder_name',
];

/** The account of a bank transfer. */
function accountOf(transfer: ObjectReader): ActionJson | null {
  const addresses = transfer.objects('financial_addresses');
  const account = ACCOUNTS.flatMap((type) => addresses.map((address) => address.object(type))).find(Boolean);
  if (!account) return null;
  return displayDetails({
    ...account.texts(FIELDS),
    bank_branch_name: account.text('branch_name'),
    bank_branch_code: account.text('branch_code'),
    account_number: account.text('account_number', 'clabe'),
    reference: transfer.text('reference'),
  });
}

const PICTURES = ['data', 'image_url_png', 'image_url_svg'];

/** @returns null if there is no QR code */
const codeOf = (step: ObjectReader): ActionJson | null =>
  step.text(...PICTURES) ? displayQrCode(step.texts(PICTURES)) : null;

/** The stores of Konbini. */
const STORES = ['familymart', 'lawson', 'ministop', 'seicomart'];

/** A code of each store of Konbini; one row if all stores have the same. */
function codesOf(stores: ObjectReader, name: string): Readonly<Record<string, string>> {
  const codes = STORES.flatMap((store) => {
    const code = stores.object(store)?.text(name);
    return code ? [[konbiniStore(store), code] as const] : [];
  });
  const isSame = new Set(codes.map(([, code]) => code)).size === 1;
  return Object.fromEntries(codes.map(([store, code]) => [isSame ? name : `${store}_${name}`, code]));
}

/** @returns null if there are no codes */
function konbiniOf(stores: ObjectReader): ActionJson | null {
  const codes = codesOf(stores, 'payment_code');
  const names = STORES.filter((store) => stores.has(store)).map(konbiniStore);
  const store = codes['payment_code'] && names.join(', ');
  return Object.keys(codes).length
    ? displayDetails({ store, ...codes, ...codesOf(stores, 'confirmation_number') })
    : null;
}

/** Stripe's own pages. */
const PAGES = ['hosted_instructions_url', 'hosted_voucher_url', 'hosted_verification_url'] as const;

/**
 * Stripe's own page is opened for methods with a QR code for computers and a link for phones: it
 * shows the right one, and renews the QR code of Cash App Pay, which expires within a minute. It also replaces codes that a step
 * lacks.
 * @returns null where the consumer confirms in an app or at the bank, and the page waits
 */
export function actionOf(next: ObjectReader): ActionJson | null {
  const type = next.requiredText('type');
  const step = () => next.requiredObject(type);
  const page = () => redirectToUrl(step().requiredText(...PAGES));
  /** Offers Stripe's page, too. */
  const orPage = (way: ActionJson | null) => (way && !step().text(...PAGES) ? way : withAlternatives(way, page()));
  const details = (fields: Readonly<Record<string, string | null>>) =>
    orPage(Object.values(fields).every(Boolean) ? displayDetails(fields) : null);
  // Pix, PromptPay, Cash App Pay and others. New methods get such a name, too.
  if (type.endsWith('_display_qr_code')) return codeOf(step()) ?? page();
  switch (type) {
    case 'redirect_to_url':
    case 'alipay_handle_redirect':
      return redirectToUrl(step().requiredText('url'));
    case 'verify_with_microdeposits':
      return page();
    case 'display_bank_transfer_instructions':
      return orPage(accountOf(step()));
    case 'konbini_display_details':
      return orPage(step().has('stores') ? konbiniOf(step().requiredObject('stores')) : null);
    case 'wechat_pay_redirect_to_ios_app':
      return redirectToApp(step().requiredText('native_url'));
    case 'boleto_display_details':
      return details({ number: step().text('number') });
    case 'oxxo_display_details':
      return details({ reference: step().text('number') });
    case 'multibanco_display_details':
      return details({ entity: step().text('entity'), reference: step().text('reference') });
    case 'blik_authorize':
    case 'card_await_notification':
    case 'payto_await_authorization':
    case 'upi_await_notification':
      return null;
    default:
      return next.unsupported('type', 'stripe.handleNextAction');
  }
}

/** The method that the name of the step begins with. */
export const methodOfStep = (next: ObjectReader): string | null =>
  /^(\w+?)_(?:display|handle|redirect|authorize|await)/.exec(next.text('type') ?? '')?.[1] ?? null;
