// @ts-check
/** The methods of the checkout, each with the builder of `pay-elements/testing` that creates its payment or mandate. */
export const BUILDERS = /** @type {const} */ ({
  pix_br: 'aPixPayment',
  boleto_br: 'aBoletoPayment',
  banktransfer_mx: 'aTransferPayment',
  cashvoucher_mx: 'aVoucherPayment',
  promptpay_th: 'aPromptPayPayment',
  ewallet_id: 'aMandate',
  ovo_id: 'anAppPayment',
  card_ru: 'aRedirectPayment',
});

/** The one-time code that the checkout accepts. */
export const CODE = '123456';
