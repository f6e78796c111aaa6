import { expect } from '@open-wc/testing';
import { knownMethod } from '../../src/domain/payment-method.js';

describe('knownMethod', () => {
  const brands: readonly (readonly [method: string, name: string, mark: string])[] = [
    ['pix_br', 'Pix', 'qr'],
    ['promptpay_th', 'PromptPay', 'qr'],
    ['qris_id', 'QRIS', 'qr'],
    ['paynow_sg', 'PayNow', 'qr'],
    ['duitnow_my', 'DuitNow', 'qr'],
    ['vietqr_vn', 'VietQR', 'qr'],
    ['fps_hk', 'FPS', 'qr'],
    ['upi_in', 'UPI', 'phone'],
    ['boleto_br', 'Boleto', 'bars'],
    ['spei_mx', 'SPEI', 'bank'],
    ['pse_co', 'PSE', 'bank'],
    ['ideal_nl', 'iDEAL', 'bank'],
    ['bancontact_be', 'Bancontact', 'bank'],
    ['multibanco_pt', 'Multibanco', 'bank'],
    ['blik_pl', 'BLIK', 'phone'],
    ['oxxo_mx', 'OXXO', 'store'],
    ['paycash_mx', 'PayCash', 'store'],
    ['efecty_co', 'Efecty', 'store'],
    ['rapipago_ar', 'Rapipago', 'store'],
    ['pagofacil_ar', 'Pago Fácil', 'store'],
    ['pago_facil_ar', 'Pago Fácil', 'store'],
    ['7eleven_ph', '7-Eleven', 'store'],
    ['seven_eleven_mx', '7-Eleven', 'store'],
    ['alfamart_id', 'Alfamart', 'store'],
    ['indomaret_id', 'Indomaret', 'store'],
    ['gcash_ph', 'GCash', 'phone'],
    ['maya_ph', 'Maya', 'phone'],
    ['paymaya_ph', 'Maya', 'phone'],
    ['grabpay_sg', 'GrabPay', 'phone'],
    ['grab_pay_my', 'GrabPay', 'phone'],
    ['shopeepay_id', 'ShopeePay', 'phone'],
    ['dana_id', 'DANA', 'phone'],
    ['ovo_id', 'OVO', 'phone'],
    ['gopay_id', 'GoPay', 'phone'],
    ['linkaja_id', 'LinkAja', 'phone'],
    ['truemoney_th', 'TrueMoney', 'phone'],
    ['rabbitlinepay_th', 'Rabbit LINE Pay', 'phone'],
    ['rabbit_line_pay_th', 'Rabbit LINE Pay', 'phone'],
    ['kakaopay_kr', 'KakaoPay', 'phone'],
    ['naverpay_kr', 'Naver Pay', 'phone'],
    ['tosspay_kr', 'Toss Pay', 'phone'],
    ['payco_kr', 'PAYCO', 'phone'],
    ['samsungpay_kr', 'Samsung Pay', 'phone'],
    ['lpay_kr', 'L.PAY', 'phone'],
    ['ssgpay_kr', 'SSG Pay', 'phone'],
    ['carrier_billing_kr', 'Carrier billing', 'phone'],
    ['alipay_cn', 'Alipay', 'phone'],
    ['alipayhk_hk', 'AlipayHK', 'phone'],
    ['alipayplus', 'Alipay+', 'phone'],
    ['wechatpay_cn', 'WeChat Pay', 'phone'],
    ['wechat_cn', 'WeChat Pay', 'phone'],
    ['WECHATPAY_CN', 'WeChat Pay', 'phone'],
    ['mercadopago_mx', 'Mercado Pago', 'phone'],
    ['cashapp_us', 'Cash App Pay', 'phone'],
    ['touchngo_my', 'Touch ’n Go', 'phone'],
    ['fpx_my', 'FPX', 'bank'],
    ['afterpay_clearpay', 'Afterpay', 'wallet'],
    ['sbp_ru', 'SBP', 'qr'],
    ['sberpay_ru', 'SberPay', 'phone'],
    ['tpay_ru', 'T-Pay', 'phone'],
    ['alfapay_ru', 'Alfa Pay', 'phone'],
    ['mobile_balance_ru', 'Mobile balance', 'phone'],
    ['yoomoney_ru', 'YooMoney', 'wallet'],
    ['sber_loan_ru', 'Credit purchases by SberBank', 'wallet'],
    ['sber_bnpl_ru', 'Плати частями', 'wallet'],
    ['b2b_sberbank_ru', 'SberBank Business Online', 'bank'],
  ];
  for (const [method, name, mark] of brands) {
    it(`${method} is the brand ${name} with the mark ${mark}`, () => {
      expect(knownMethod(method)).to.include({ name, mark, kind: null });
    });
  }

  const kinds: readonly (readonly [method: string, kind: string, mark: string])[] = [
    ['banktransfer_mx', 'transfer', 'bank'],
    ['bank_transfer_th', 'transfer', 'bank'],
    ['cashvoucher_mx', 'voucher', 'store'],
    ['cash_voucher_ar', 'voucher', 'store'],
    ['cash_ph', 'voucher', 'store'],
    ['ewallet_id', 'wallet', 'wallet'],
    ['ewalletlite_id', 'wallet', 'wallet'],
    ['card_ru', 'card', 'card'],
    ['creditcard_br', 'card', 'card'],
    ['directdebit_br', 'directDebit', 'bank'],
    ['bpi_direct_debit_ph', 'directDebit', 'bank'],
    ['bbl_mobile_banking_th', 'onlineBanking', 'bank'],
    ['internet_banking_bay_th', 'onlineBanking', 'bank'],
    ['econtext_jp', 'convenienceStore', 'store'],
    ['sepa_debit_de', 'directDebit', 'bank'],
    ['ach_debit_us', 'directDebit', 'bank'],
    ['sepa_de', 'sepaTransfer', 'bank'],
    ['sepa_transfer', 'sepaTransfer', 'bank'],
    ['ach_us', 'achTransfer', 'bank'],
    ['wire_us', 'wireTransfer', 'bank'],
    ['wire_transfer', 'wireTransfer', 'bank'],
    ['konbini_jp', 'convenienceStore', 'store'],
    ['cstore_id', 'convenienceStore', 'store'],
    ['echannel_id', 'virtualAccount', 'bank'],
    ['conveniencestore_th', 'convenienceStore', 'store'],
    ['virtualaccount_id', 'virtualAccount', 'bank'],
    ['virtual_account_th', 'virtualAccount', 'bank'],
    ['va_ph', 'virtualAccount', 'bank'],
    ['bca_va_id', 'virtualAccount', 'bank'],
    ['va_bca_id', 'virtualAccount', 'bank'],
    ['bni_va', 'virtualAccount', 'bank'],
    ['bni_virtual_account_id', 'virtualAccount', 'bank'],
  ];
  for (const [method, kind, mark] of kinds) {
    it(`${method} has the translated name ${kind} and the mark ${mark}`, () => {
      const known = knownMethod(method);
      expect([known.kind, known.mark]).to.deep.equal([kind, mark]);
    });
  }

  for (const [method, name] of [
    ['some_wallet_ph', 'Some wallet'],
    ['somepay_us', 'Somepay'],
    ['constructor', 'Constructor'],
    ['__proto__', 'Proto'],
    ['nova_pay', 'Nova pay'],
    ['', ''],
  ] as const) {
    it(`${JSON.stringify(method)} is unknown: its name is readable, its mark neutral`, () => {
      expect(knownMethod(method)).to.include({ name, kind: null, mark: 'cash' });
    });
  }
});
