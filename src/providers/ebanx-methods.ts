/** Payment methods and countries of EBANX. Source: https://docs.ebanx.com/docs/resources/payment-type-codes */
import type { ObjectReader } from './object-reader.js';
import { lookUp, type Table } from './tables.js';

const CARDS = [
  'amex',
  'argencard',
  'aura',
  'cabal',
  'carnet',
  'creditcard',
  'diners',
  'discover',
  'elo',
  'hipercard',
  'mastercard',
  'naranja',
  'visa',
];

/** By `payment_type_code`. A method with a country ends with it. */
const METHODS: Table = {
  achpse: 'pse_co',
  baloto: 'baloto_co',
  bancodobrasil: 'internet_banking_br',
  banktransfer: 'banktransfer_br',
  banrisul: 'internet_banking_br',
  boleto: 'boleto_br',
  boletopix: 'boleto_br',
  bradesco: 'internet_banking_br',
  cupon: 'cashvoucher_ar',
  efecty: 'efecty_co',
  eft: 'pse_co',
  itau: 'internet_banking_br',
  mercadopago: 'mercadopago',
  mpesa: 'mpesa_ke',
  nequi: 'nequi_co',
  nupay: 'nupay_br',
  oxxo: 'oxxo_mx',
  pagoefectivo: 'pagoefectivo_pe',
  pagofacil: 'pagofacil_ar',
  pagosnet: 'pagosnet_bo',
  paypal: 'paypal',
  pix: 'pix_br',
  'pix-automatico': 'pix_br',
  rapipago: 'rapipago_ar',
  'safetypay-cash': 'safetypay',
  'safetypay-online': 'safetypay',
  sencillito: 'sencillito_cl',
  servipag: 'servipag_cl',
  spei: 'spei_mx',
  'upi-intent': 'upi_in',
  'upi-qrcode': 'upi_in',
  webpay: 'webpay_cl',
};

/** The consumer confirms these in an app or on a phone, which gets a message, or has agreed to them before. */
export const WITHOUT_STEP = ['airtel', 'equitel', 'mpesa', 'nupay', 'pix-automatico'];

/** The currency of `amount_br`, which has the name of the first country. */
export const CURRENCIES: Table = {
  ar: 'ARS',
  bo: 'BOB',
  br: 'BRL',
  cl: 'CLP',
  co: 'COP',
  ec: 'USD',
  mx: 'MXN',
  pe: 'PEN',
  uy: 'UYU',
};

/** Where the day of a slip ends. Chile is missing: its clocks change. */
export const OFFSETS: Table = {
  ar: '-03:00',
  bo: '-04:00',
  br: '-03:00',
  co: '-05:00',
  ec: '-05:00',
  mx: '-06:00',
  pe: '-05:00',
  uy: '-03:00',
};

export function methodOf(type: string | null): string | null {
  const isCard = type && (CARDS.includes(type) || type.startsWith('debitcard'));
  return isCard ? 'card' : lookUp(METHODS, type);
}

/** Older answers have no country, but most methods have one. */
export const countryOf = (payment: ObjectReader, method: string | null): string | null =>
  (payment.text('country') ?? method?.slice(-2) ?? null)?.toLowerCase() ?? null;
