/** Detects the provider of an object, so that an adapter can name the one that it was given by mistake. */
import { fail } from '../contract/read.js';
import { Fields } from './fields.js';

/**
 * The names that `provider` of `<pay-action>` takes, how the providers write themselves, and the fields that every object of a
 * provider has, and objects of the others lack: one of them, or two joined by `+`. A pattern after `=` is that of its value.
 */
const SIGNS = {
  stripe: 'Stripe: object=^(payment|setup)_intent$',
  adyen: 'Adyen: resultCode paymentMethodType paymentData',
  mercadopago: 'Mercado Pago: point_of_interaction transaction_details transactions processing_mode',
  xendit: 'Xendit: business_id payment_request_id=^pr- id=^pr-',
  omise: 'Omise: id=^chrg_+object=^charge$',
  midtrans: 'Midtrans: transaction_status status_code',
  hyperswitch: 'Hyperswitch: payment_id+merchant_id',
  airwallex: 'Airwallex: merchant_order_id latest_payment_attempt',
} as const;

export type Provider = keyof typeof SIGNS;

export const PROVIDERS = Object.keys(SIGNS) as Provider[];

/** The contract of this library is listed here to be named, too. */
const CONTRACT = 'the contract of Pay Elements, which needs no provider: object=^(payment|mandate)$';

export const nameOf = (provider: Provider): string => SIGNS[provider].split(': ')[0]!;

const fits = (source: Fields, signs: string): boolean =>
  signs
    .split(': ')[1]!
    .split(' ')
    .some((sign) =>
      sign.split('+').every((field) => {
        const [name = '', pattern = ''] = field.split('=');
        return source.has(name) && new RegExp(pattern).test(String(source.get(name)));
      }),
    );

/**
 * @param path of the value in messages
 * @throws {PayError} `invalid-input` for an object of another provider, or of none
 */
export function objectOf(provider: Provider, value: unknown, path: string): Fields {
  const source = new Fields(value, path);
  if (fits(source, SIGNS[provider])) return source;
  const found = [...Object.values(SIGNS), CONTRACT].find((other) => fits(source, other));
  const but = found ? `, but it looks like one of ${found.split(': ')[0]}` : '';
  return fail(path, `expected an object of ${nameOf(provider)}${but}`);
}
