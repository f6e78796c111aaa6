/** The steps of a payment that are compared. */
export const STEPS = ['qr', 'boleto', 'voucher', 'transfer', 'otp'] as const;
export type StepName = (typeof STEPS)[number];

export const LABELS: Record<StepName, string> = {
  qr: 'QR code',
  boleto: 'Boleto',
  voucher: 'Cash voucher',
  transfer: 'Bank transfer',
  otp: 'One-time code',
};

/** Our elements. The files of a single step have the same names, without `pay-`. */
export const TAGS: Record<StepName, string> = {
  qr: 'pay-qr',
  boleto: 'pay-boleto-details',
  voucher: 'pay-cash-voucher',
  transfer: 'pay-bank-transfer',
  otp: 'pay-otp-verify',
};
