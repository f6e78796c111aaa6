/** Steps that come and go on one page. */
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
import { page, SCRIPT, type Asked, type Routes } from './server.js';

/** Counts timers that were set and neither ran nor were cleared. */
export const COUNT_TIMERS = `<script>
  // A block: a page's scripts share the names that they declare.
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
  ({ json: answer }: Asked) =>
    answer(200, value);

export const SUBJECTS: Record<string, string> = {
  'a payment that is watched': '<pay-action src="/qr"></pay-action>',
  'a payment whose answer does not come': '<pay-action src="/never"></pay-action>',
  'a payment that is told of': '<pay-action src="/qr" stream-src="/never"></pay-action>',
  'a payment that is paid': '<pay-action src="/paid"></pay-action>',
  'a code': `<pay-action mandate-id="mdt_1" action='${JSON.stringify(otpAction)}'></pay-action>`,
  'a bank’s page': `<pay-action action='${JSON.stringify(redirectAction)}' auto-redirect="60"></pay-action>`,
  'an app': `<pay-action app-schemes="wallet" action='${JSON.stringify(appAction)}'></pay-action>`,
  'a boleto': `<pay-action payment-method="boleto_br" action='${JSON.stringify(boletoAction)}'></pay-action>`,
  'a transfer': `<pay-action action='${JSON.stringify(transferAction)}'></pay-action>`,
  'a voucher': `<pay-action payment-method="cashvoucher_mx" action='${JSON.stringify(voucherAction)}'></pay-action>`,
  'a code by itself': '<pay-otp-verify mandate-id="mdt_1"></pay-otp-verify>',
  'a QR code by itself': '<pay-qr data="HELLO" expires-at="2126-11-21T13:00:00Z"></pay-qr>',
  'fields of a customer': '<form><pay-customer-fields payment-method="boleto_br"></pay-customer-fields></form>',
  'an account for a refund': '<form><pay-refund-account payment-method="boleto_br"></pay-refund-account></form>',
};

/** @param head comes first on the page */
export function routesOf(head: string): Routes {
  return {
    '/host': page(`${head}${SCRIPT}<div id="here"></div>`),
    '/qr': json(payment({ action: qrAction, time_expired: '2126-11-21T13:00:00+00:00' })),
    '/paid': json(payment({ status: 'paid', action: {} })),
    '/mandate': json(mandate({ action: otpAction })),
    '/never': () => {},
  };
}
