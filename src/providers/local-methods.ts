/** The names of payment methods in the contract (section 1). */
import { lookUp, type Table } from './tables.js';

/** Methods that exist in one country, so that each has the same name whoever provides it. */
export const COUNTRIES: Table = {
  alipay: 'cn',
  bancontact: 'be',
  blik: 'pl',
  boleto: 'br',
  cashapp: 'us',
  doku: 'id',
  dragonpay: 'ph',
  duitnow: 'my',
  econtext: 'jp',
  eps: 'at',
  fpx: 'my',
  ideal: 'nl',
  konbini: 'jp',
  mbway: 'pt',
  multibanco: 'pt',
  oxxo: 'mx',
  p24: 'pl',
  paynow: 'sg',
  pix: 'br',
  promptpay: 'th',
  qris: 'id',
  swish: 'se',
  twint: 'ch',
  upi: 'in',
  vietqr: 'vn',
  wechatpay: 'cn',
};

/** `pix` in BR is `pix_br`. Null if the method is unknown. */
export const methodOf = (method: string | null, country: string | null): string | null =>
  method && (country ? `${method}_${country}` : method).toLowerCase();

/**
 * `duit_now` is `duitnow_my`. The rest of a name is the way to pay with it: `pix_emv` is `pix_br`. Other names stay as they are,
 * such as `card` and `alipay_hk`; null if there is none.
 */
export function localMethod(type: string | null): string | null {
  if (!type) return null;
  const joined = type.replace(/^(duit|mb|pay|prompt|viet|wechat)_/, '$1');
  const name = /^[a-z\d]*(?:_hk)?/.exec(joined)?.[0] ?? '';
  const country = lookUp(COUNTRIES, name);
  return methodOf(country ? name : type, country);
}
