/** Channel codes of Xendit. Source: https://docs.xendit.co/docs/available-payment-channels */
import { methodOf } from './local-methods.js';
import { lookUp, type Table, translated } from './tables.js';

/** Methods whose name is not that of the channel. */
const METHODS: Table = {
  '7ELEVEN': '7_eleven',
  CARDS: 'card',
  GOPAY_RECURRING: 'gopay',
  PAYMAYA: 'maya',
  QRPROMPTPAY: 'promptpay',
  SGQR: 'paynow',
  SPEI_VIRTUAL_ACCOUNT: 'banktransfer',
};

/** The QR code of a country. In version 2, the channel is the bank that issued it. */
const QR_CODES: Table = { ID: 'QRIS', PH: 'QRPH', TH: 'PROMPTPAY' };

/** The channel code in version 3. @param type of version 2, or empty @param code of either version */
export function channelOf(type: string, code: string, country: string | null): string {
  if (type === 'QR_CODE') return lookUp(QR_CODES, country) ?? code;
  const isBank = (type === 'VIRTUAL_ACCOUNT' || type === 'DIRECT_DEBIT') && !code.includes('_');
  return isBank ? `${code}_${type}` : code.replace(/_MB$/, '_MOBILE_BANKING');
}

/**
 * `MANDIRI_VIRTUAL_ACCOUNT` is Mandiri; names of up to four letters are abbreviations. Empty for SPEI, where the account number
 * contains the bank. Source for transfers in the Philippines: https://docs.xendit.co/docs/bank-transfer
 */
export const bankOf = (channel: string): string =>
  channel === 'BANK_TRANSFER'
    ? 'Asia United Bank (AUB)'
    : channel
        .replace(/^SPEI|_VIRTUAL_ACCOUNT$/g, '')
        .replace(/_/g, ' ')
        .replace(/\B[A-Z]{4,}/g, (rest) => rest.toLowerCase());

/** `QRIS` in ID is `qris_id`. @param channel of version 3, or empty */
export const methodIn = (channel: string, country: string | null): string | null =>
  methodOf(translated(METHODS, channel), country);
