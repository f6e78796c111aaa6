// @ts-check
/** Mercado Pago, and what can be ordered. */
import { MercadoPagoConfig, Payment, WebhookSignatureValidator } from 'mercadopago';
import { adaptedService } from 'pay-elements/merchant';
import { fromMercadoPago } from 'pay-elements/providers/mercadopago';
import { setting } from './setting.js';

const payments = new Payment(new MercadoPagoConfig({ accessToken: setting('MERCADOPAGO_ACCESS_TOKEN') }));
const secret = setting('MERCADOPAGO_WEBHOOK_SECRET');

export const service = adaptedService(fromMercadoPago, {
  /** @param {NonNullable<ReturnType<typeof order>>} body */
  create: (body, { idempotencyKey }) => payments.create({ body, requestOptions: { idempotencyKey } }),
  retrieve: (id) => payments.get({ id }),
  async readWebhook(headers, body) {
    const { id, type, data } = JSON.parse(body);
    const [xSignature, xRequestId] = [headers.get('x-signature'), headers.get('x-request-id')];
    WebhookSignatureValidator.validate({
      xSignature,
      xRequestId,
      dataId: String(data.id),
      secret,
      toleranceSeconds: 300,
    });
    return { id: String(id), type, data: type === 'payment' ? await payments.get({ id: data.id }) : null };
  },
});

export const price = { currency: 'BRL', amount: '49.90' };
export const methods = ['pix_br', 'boleto_br'];
/** From the account of the consumer, who has signed in to your shop. */
const consumer = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza' };
const due = { transaction_amount: Number(price.amount), description: 'Sierra blend, 250 g' };

/**
 * What the provider creates for the choice of the consumer, or null.
 * @param {import('pay-elements/merchant').CheckoutChoice} choice
 * @param {{ id: string, reference: string }} placed the order: its id, and its number
 */
export function order({ method, customer }, { reference }) {
  if (method === 'pix_br') return { ...due, external_reference: reference, payment_method_id: 'pix', payer: consumer };
  if (method === 'boleto_br') {
    const { document = {}, billing_address: address = {} } = Object(customer);
    const number = String(document.number);
    // The number of the house is after the last comma.
    const [, street_name, street_number] = /^(.*?)(?:,\s*([^,]*))?$/.exec(String(address.line1)) ?? [];
    const payer = {
      ...consumer,
      identification: { type: number.length > 11 ? 'CNPJ' : 'CPF', number },
      address: {
        street_name,
        street_number: street_number || 'S/N',
        neighborhood: String(address.line2 ?? '-'),
        city: String(address.city),
        federal_unit: String(address.state),
        zip_code: String(address.postal_code ?? ''),
      },
    };
    return { ...due, external_reference: reference, payment_method_id: 'bolbradesco', payer };
  }
  return null;
}
