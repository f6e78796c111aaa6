import type { VoucherStrings } from '../strings.js';

export const voucher: VoucherStrings = {
  voucherTitle: 'Cash voucher',
  voucherReference: 'Reference',
  voucherShow: 'Show at the till',
  voucherClose: 'Close',
};
