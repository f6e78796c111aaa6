import type { VoucherStrings } from '../strings.js';

export const voucher: VoucherStrings = {
  voucherReference: 'Reference',
  voucherShow: 'Show to cashier',
};
