import type { VoucherStrings } from '../strings.js';

export const voucher: VoucherStrings = {
  voucherReference: 'Reference',
  voucherStore: 'Where to pay',
  voucherShow: 'Show to cashier',
};
