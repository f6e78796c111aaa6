/** Payment methods that exist in one country, so that each has the same name whoever provides it. */
import { methodOf } from './adapt.js';
import { wordFor, type Table } from './tables.js';

const COUNTRIES: Table = {
  at: 'eps',
  be: 'bancontact',
  br: 'boleto pix',
  ch: 'twint',
  cn: 'alipay wechatpay',
  id: 'doku qris',
  in: 'upi',
  jp: 'econtext konbini',
  mx: 'oxxo',
  my: 'duitnow fpx',
  nl: 'ideal',
  ph: 'dragonpay',
  pl: 'blik p24',
  pt: 'mbway multibanco',
  se: 'swish',
  sg: 'paynow',
  th: 'promptpay',
  us: 'cashapp',
  vn: 'vietqr',
};

/**
 * `duit_now` is `duitnow_my`. The rest of a name is the way to pay with it: `pix_emv` is `pix_br`. Other names stay as they are,
 * such as `card` and `alipay_hk`; null if there is none.
 */
export function localMethod(type: string): string | null {
  const joined = type.replace(/^(duit|mb|pay|prompt|viet|wechat)_/, '$1');
  const name = /^[a-z\d]*(_hk)?/.exec(joined)![0];
  const country = wordFor(COUNTRIES, name);
  return methodOf((country ? name : type) || null, country);
}
