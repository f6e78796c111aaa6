// @ts-check
/** Adyen, and what can be ordered. */
import library from '@adyen/api-library';
import { adaptedService } from 'pay-elements/merchant';
import { fromAdyen } from 'pay-elements/providers/adyen';
import { setting } from './setting.js';

const { PORT = '3000', SHOP = `http://localhost:${PORT}` } = process.env;
const apiKey = setting('ADYEN_API_KEY');
const merchantAccount = setting('ADYEN_MERCHANT_ACCOUNT');
const hmacKey = setting('ADYEN_HMAC_KEY');
const client = new library.Client({ apiKey, environment: library.EnvironmentEnum.TEST });
const { PaymentsApi: adyen } = new library.CheckoutAPI(client);

/** Adyen cannot retrieve a payment, so its responses are stored: use a database. @type {Map<string, any>} */
const payments = new Map();

/** A payment that is authorised stays so, in whatever order responses and webhooks arrive. @param {string} id @param {object} response */
function update(id, response) {
  const last = payments.get(id) ?? { merchantReference: id };
  payments.set(id, last.resultCode === 'Authorised' ? last : { ...last, ...response });
  return payments.get(id);
}

export const service = adaptedService((payment) => ({ ...fromAdyen(payment), id: payment.merchantReference }), {
  /** @param {object} order */
  async create(order, { idempotencyKey }) {
    const request = { ...due, ...consumer, ...order, merchantAccount, reference: idempotencyKey };
    return update(idempotencyKey, await adyen.payments(/** @type {any} */ (request), { idempotencyKey }));
  },
  retrieve: async (id) => payments.get(id),
  async readWebhook(_headers, body) {
    const [{ NotificationRequestItem: item }] = JSON.parse(body).notificationItems;
    if (!new library.hmacValidator().validateHMAC(item, hmacKey)) throw new Error('wrong signature');
    /** @type {Record<string, string>} */
    const codes = { AUTHORISATION: item.success === 'true' ? 'Authorised' : 'Refused', OFFER_CLOSED: 'Expired' };
    const resultCode = codes[item.eventCode];
    const data = resultCode ? update(item.merchantReference, { resultCode }) : null;
    return { id: item.pspReference, type: item.eventCode, data };
  },
});

export const price = { currency: 'BRL', amount: '49.90' };
export const methods = ['pix_br', 'boleto_br'];
/** From the account of the consumer, who has signed in to your shop. */
const consumer = { shopperEmail: 'ana@example.com', shopperName: { firstName: 'Ana', lastName: 'Souza' } };
const due = {
  amount: { currency: price.currency, value: Math.round(Number(price.amount) * 100) },
  countryCode: 'BR',
};

/**
 * What the provider creates for the choice of the consumer, or null.
 * @param {import('pay-elements/merchant').CheckoutChoice} choice
 * @param {{ id: string, reference: string }} placed the order: its id, and its number
 */
export function order({ method, customer }, { id }) {
  const returnUrl = `${SHOP}/orders/${id}`;
  if (method === 'pix_br') return { paymentMethod: { type: 'pix' }, returnUrl };
  if (method === 'boleto_br') {
    const { document = {}, billing_address: address = {} } = Object(customer);
    // The number of the house is after the last comma.
    const [, street, number] = /^(.*?)(?:,\s*([^,]*))?$/.exec(String(address.line1)) ?? [];
    return {
      paymentMethod: { type: 'boletobancario' },
      returnUrl,
      socialSecurityNumber: document.number,
      billingAddress: {
        street,
        houseNumberOrName: number || 'S/N',
        city: address.city,
        stateOrProvince: address.state,
        postalCode: address.postal_code,
        country: 'BR',
      },
    };
  }
  return null;
}
