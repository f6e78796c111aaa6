/** Steps that are added to a page and removed again. */
import {
  appAction,
  boletoAction,
  mandate,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { page, SCRIPT, type Exchange, type Routes } from './server.js';

/** Counts timers that were set and neither ran nor were cleared. */
export const COUNT_TIMERS = `<script>
  // A block, because scripts of a page share their declarations.
  {
    const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: end } = globalThis;
    globalThis.timers = new Set();
    globalThis.setTimeout = (task, ms, ...rest) => {
      const id = set(() => { timers.delete(id); task(...rest); }, ms);
      timers.add(id);
      return id;
    };
    globalThis.setInterval = (...all) => { const id = repeat(...all); timers.add(id); return id; };
    globalThis.clearTimeout = globalThis.clearInterval = (id) => { timers.delete(id); clear(id); };
  }
</script>`;

const json =
  (value: object) =>
  ({ json: respond }: Exchange) =>
    respond(200, value);

export const SUBJECTS: Record<string, string> = {
  'a polled payment': '<pay-action src="/qr"></pay-action>',
  'a payment without a response': '<pay-action src="/never"></pay-action>',
  'a payment with a stream': '<pay-action src="/qr" stream-src="/never"></pay-action>',
  'a paid payment': '<pay-action src="/paid"></pay-action>',
  'a code': `<pay-action mandate-id="mdt_1" action='${JSON.stringify(otpAction)}'></pay-action>`,
  'a redirect to a bank': `<pay-action action='${JSON.stringify(redirectAction)}' auto-redirect="60"></pay-action>`,
  'an app': `<pay-action app-schemes="wallet" action='${JSON.stringify(appAction)}'></pay-action>`,
  'a boleto': `<pay-action payment-method="boleto_br" action='${JSON.stringify(boletoAction)}'></pay-action>`,
  'a transfer': `<pay-action action='${JSON.stringify(transferAction)}'></pay-action>`,
  'a voucher': `<pay-action payment-method="cashvoucher_mx" action='${JSON.stringify(voucherAction)}'></pay-action>`,
  'a code by itself': '<pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>',
  'a QR code by itself': '<pay-qr data="HELLO" expires-at="2126-11-21T13:00:00Z"></pay-qr>',
  'customer fields': '<form><pay-customer-fields payment-method="boleto_br"></pay-customer-fields></form>',
  'payment methods': '<form><pay-methods methods=\'["pix_br","boleto_br"]\' value="boleto_br"></pay-methods></form>',
  'a refund account': '<form><pay-refund-account payment-method="boleto_br"></pay-refund-account></form>',
};

/** @param head the start of the page */
export function routesOf(head: string): Routes {
  return {
    '/host': page(`${head}${SCRIPT}<div id="here"></div>`),
    '/qr': json(payment({ action: qrAction, time_expired: '2126-11-21T13:00:00+00:00' })),
    '/paid': json(payment({ status: 'paid', action: {} })),
    '/mandate': json(mandate({ action: otpAction })),
    '/never': () => {},
  };
}
