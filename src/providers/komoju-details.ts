/**
 * Details of KOMOJU's payments: their methods and slips.
 * Source: https://doc.komoju.com/docs/payment-details, https://github.com/komoju/komoju-node-sdk/tree/main/models
 */
import type { ActionJson } from '../contract/json.js';
import { displayDetails } from './actions.js';
import { konbiniStore } from './konbini.js';
import { localMethod, methodOf } from './local-methods.js';
import type { ObjectReader } from './object-reader.js';
import { lookUp, type Table } from './tables.js';

/** The code of each slip. */
const CODES: Table = { konbini: 'receipt', pay_easy: 'customer_id', bank_transfer: 'account_number' };

const METHODS: Table = {
  konbini: 'konbini_jp',
  pay_easy: 'payeasy_jp',
  bank_transfer: 'banktransfer_jp',
  credit_card: 'card',
  credit_card_brazil: 'card',
  credit_card_korea: 'card',
};

/** Where each wallet exists. */
const COUNTRIES: Table = {
  aupay: 'jp',
  kakaopay: 'kr',
  linepay: 'jp',
  merpay: 'jp',
  naverpay: 'kr',
  paidy: 'jp',
  paypay: 'jp',
  rakutenpay: 'jp',
};

export function methodIn(type: string | null): string | null {
  const country = lookUp(COUNTRIES, type);
  return lookUp(METHODS, type) ?? (country ? methodOf(type, country) : localMethod(type));
}

/** True for a method that is authorized before it is paid: at a till, at a cash machine or at a bank. */
export const isSlip = (type: string | null): boolean => lookUp(CODES, type) !== null;

/** What the consumer needs to pay; null without its code. */
export function slipOf(type: string, details: ObjectReader): ActionJson | null {
  const code = details.text(lookUp(CODES, type)!);
  const store = details.text('store');
  if (!code) return null;
  if (type === 'konbini')
    return displayDetails({
      store: store && konbiniStore(store),
      payment_code: code,
      confirmation_number: details.text('confirmation_code'),
    });
  if (type === 'pay_easy')
    return displayDetails({
      biller_code: details.text('bank_id'),
      bill_key: code,
      confirmation_number: details.text('confirmation_id'),
    });
  return displayDetails({
    account_number: code,
    account_holder_name: details.text('account_name'),
    bank_name: details.text('bank_name'),
    account_type: details.text('account_type'),
    bank_branch_name: details.text('account_branch_name'),
  });
}
