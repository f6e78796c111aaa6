import type { VoucherStrings } from '../strings.js';

export const voucher: VoucherStrings = {
  voucherTitle: 'Cash voucher',
  voucherReference: 'Reference',
  voucherShow: 'Show to cashier',
  voucherClose: 'Close',
};
