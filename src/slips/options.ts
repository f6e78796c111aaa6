import type { SlipBrand } from './brand.js';

/** The options of all slips. */
export interface SlipOptions {
  /** The consumer's language, a BCP 47 tag; the nearest of the supported languages is used. Default: `en`. */
  readonly lang?: string;
  /** The name of the shop that is paid; the contract has none. */
  readonly merchant?: string;
  /** The shop's logo and colour. */
  readonly brand?: SlipBrand;
  /** The payment provider whose API returned the payment, as for `<pay-action provider>`. Default: the contract. */
  readonly provider?: string;
  /** The shop's page of the payment, https. The e-mail links to it. */
  readonly url?: string;
  /** The IANA time zone of deadlines that have a time; the slip names it. Default: that of the payment method's country, or else UTC. */
  readonly timeZone?: string;
  /** Now, in milliseconds since the epoch: after its deadline a slip says that it ended. Default: the clock of the server. */
  readonly now?: number;
}
