/** A provider refuses a request: the page and the log get what it is, and nothing that the request contained. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import library from '@adyen/api-library';
import { MollieApiError } from '@mollie/api-client';
import { buildError } from 'mercadopago/dist/utils/errors/index.js';
import { beforeEach, describe, it } from 'vitest';
import Stripe from 'stripe';
import { adaptedService, createMerchant } from '../../src/merchant/index.js';
import { namesIn } from '../../src/merchant/provider-refusal.js';
import { aPixPayment } from '../../src/testing/builders.js';
import type { Resource } from '../../src/contract/resource.js';
import { Page, SECRET } from './shop.js';

const load = createRequire(import.meta.url);
const { XenditSdkError } = load('xendit-node/runtime.js') as {
  XenditSdkError: new (body: object, status: number, text: string) => Error;
};
const MidtransError = load('midtrans-client/lib/midtransError.js') as new (
  message: string,
  status: number,
  body: object,
) => Error;

const CPF = '123.456.789-00';
const KEY = 'sk_live_4eC39H';

const stripe = (statusCode: number, code: string, param?: string) =>
  Stripe.errors.StripeError.generate({
    type: statusCode === 402 ? 'card_error' : 'invalid_request_error',
    statusCode,
    code,
    message: `Invalid tax ID ${CPF} for ${KEY}`,
    ...(param ? { param } : {}),
  } as never);

const adyen = (statusCode: number, errorCode: string, name: string) =>
  new library.HttpClientException({
    message: `HTTP Exception: ${statusCode}: ${CPF}`,
    statusCode,
    errorCode,
    responseBody: KEY,
    apiError: { status: statusCode, errorCode, invalidFields: [{ name, message: CPF }] as never },
  });

const UNKNOWN = 'request_param_error';
type Expected = readonly [status: number, code: string, param: string | undefined];

/** By the library: what it throws, and the error of the page. */
const REFUSED: Readonly<Record<string, readonly [thrown: unknown, expected: Expected]>> = {
  'Stripe, a field that is missing': [
    stripe(400, 'parameter_missing', 'payment_method_data[boleto][tax_id]'),
    [400, 'parameter_missing', 'payment_method_data[boleto][tax_id]'],
  ],
  'Stripe, a card that is declined': [stripe(402, 'card_declined'), [400, 'card_declined', undefined]],
  'Stripe, the same request that still runs': [
    stripe(409, 'idempotency_key_in_use'),
    [409, 'idempotency_key_in_use', undefined],
  ],
  'Stripe, an order with what it does not have': [
    stripe(404, 'resource_missing', 'customer'),
    [400, 'resource_missing', 'customer'],
  ],
  'Mercado Pago': [
    buildError(400, { message: CPF, error: 'bad_request', cause: [{ code: 2067, description: CPF }] }),
    [400, '2067', undefined],
  ],
  Adyen: [adyen(422, '14_016', 'socialSecurityNumber'), [422, '14_016', 'socialSecurityNumber']],
  Xendit: [
    new XenditSdkError(
      { error_code: 'API_VALIDATION_ERROR', message: CPF, errors: [{ path: 'channelCode', message: CPF }] },
      400,
      'Bad Request',
    ),
    [400, 'API_VALIDATION_ERROR', 'channelCode'],
  ],
  Midtrans: [new MidtransError(CPF, 400, { status_message: CPF }), [400, UNKNOWN, undefined]],
  Omise: [{ object: 'error', code: 'invalid_amount', message: CPF }, [400, 'invalid_amount', undefined]],
  Mollie: [
    new MollieApiError(CPF, { statusCode: 422, field: 'amount', title: 'Unprocessable Entity' }),
    [422, UNKNOWN, 'amount'],
  ],
  Razorpay: [
    { statusCode: 400, error: { code: 'BAD_REQUEST_ERROR', description: CPF, field: 'amount' } },
    [400, 'BAD_REQUEST_ERROR', 'amount'],
  ],
  Conekta: [
    Object.assign(new Error(CPF), {
      name: 'AxiosError',
      code: 'ERR_BAD_REQUEST',
      status: 422,
      response: {
        data: { details: [{ code: 'conekta.errors.parameter_validation.amount', param: 'amount', message: CPF }] },
      },
    }),
    [422, 'conekta.errors.parameter_validation.amount', 'amount'],
  ],
  'a code that is a sentence': [
    Object.assign(new Error(CPF), { status: 400, code: `no such CPF ${CPF}`, param: { cpf: CPF } }),
    [400, UNKNOWN, undefined],
  ],
};

/** Mistakes of the shop's configuration, limits, and outages: nothing that another request of the page would change. */
const OTHERS: Readonly<Record<string, readonly [thrown: unknown, status: number, message: RegExp]>> = {
  'a wrong key of Stripe': [stripe(401, 'api_key_expired'), 502, /^the provider refused the key.*: api_key_expired$/],
  'a key without the permission': [adyen(403, '010', 'apiKey'), 502, /^the provider refused the key.*: 010, apiKey$/],
  'a wrong key of Omise': [{ object: 'error', code: 'authentication_failure' }, 502, /^the provider refused the key/],
  'a limit of the provider': [stripe(429, 'rate_limit'), 429, /^too many requests$/],
  'an error of the provider': [stripe(500, 'api_error'), 502, /^the payment service could not be reached$/],
  'an error without a status': [new Error(CPF), 502, /^the payment service could not be reached$/],
};

/** By the provider without a library: the body of its response, and the names in it. */
const BODIES: Readonly<Record<string, readonly [body: object, names: object]>> = {
  YooKassa: [
    { type: 'error', code: 'invalid_request', description: CPF, parameter: 'amount.value' },
    { code: 'invalid_request', field: 'amount.value' },
  ],
  PagBank: [
    { error_messages: [{ code: '40002', description: CPF, parameter_name: 'amount.value' }] },
    { code: '40002', field: 'amount.value' },
  ],
  Asaas: [{ errors: [{ code: 'invalid_value', description: CPF }] }, { code: 'invalid_value' }],
  PayMongo: [
    { errors: [{ code: 'parameter_required', detail: CPF, source: { pointer: 'amount', attribute: 'amount' } }] },
    { code: 'parameter_required', field: 'amount' },
  ],
  'the Pix API': [
    {
      type: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida',
      violacoes: [{ razao: CPF, propriedade: 'cob.valor' }],
    },
    { field: 'cob.valor' },
  ],
  Paystack: [
    { status: false, message: CPF, type: 'validation_error', code: 'missing_params' },
    { code: 'missing_params' },
  ],
};

describe('pay-elements/merchant: refusals of a provider', () => {
  let thrown: unknown;
  let errors: Error[];
  let page: Page;
  beforeEach(() => {
    errors = [];
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- Omise rejects with an object
    const fail = async (): Promise<Resource> => Promise.reject(thrown);
    page = new Page(
      createMerchant({
        secret: SECRET,
        service: adaptedService((value: Resource) => value, { create: fail, retrieve: fail }),
        order: { pix: {} },
        onError: (error) => errors.push(error),
      }),
    );
  });
  const order = () => page.post('/merchant/orders', { method: 'pix' });
  const logged = () => errors.map(({ message }) => message).join();
  const assertNoData = (text: string) => {
    for (const data of [CPF, KEY]) assert.equal(text.includes(data), false, text);
  };

  for (const [what, [error, expected]] of Object.entries(REFUSED)) {
    it(`${what}: the page and the log get the code and the field`, async () => {
      thrown = error;
      const { status, body } = await order();
      const { type, code, param, message } = body.error!;
      assert.deepEqual([status, code, param], expected);
      assert.equal(type, 'invalid_request_error');
      assert.match(message!, /^the provider refused the request/);
      assert.equal(logged(), message);
      for (const name of expected.slice(1)) if (name && name !== UNKNOWN) assert.ok(message!.includes(String(name)));
      assertNoData(JSON.stringify(body) + logged() + String(errors[0]!.cause));
    });
  }

  for (const [what, [error, expected, message]] of Object.entries(OTHERS)) {
    it(`${what} is not the fault of the page’s request`, async () => {
      thrown = error;
      const { status, body } = await order();
      assert.equal(status, expected);
      assert.match(body.error!['message']!, message);
      if (expected >= 500) assert.match(logged(), message);
      assertNoData(JSON.stringify(body) + logged());
    });
  }

  for (const [provider, [body, names]] of Object.entries(BODIES))
    it(`a response of ${provider} has these names`, () => assert.deepEqual(namesIn(body), names));

  it('a payment that the provider does not have is not reported', async () => {
    const payment = aPixPayment();
    thrown = stripe(404, 'resource_missing', 'intent');
    const service = adaptedService((value: Resource) => value, {
      create: async () => payment as Resource,
      retrieve: async () => Promise.reject(thrown as Error),
    });
    page = new Page(
      createMerchant({ secret: SECRET, service, order: { pix: {} }, onError: (error) => errors.push(error) }),
    );
    assert.equal((await order()).status, 200);
    const { status, body } = await page.get(`/merchant/payments/${payment.id}`);
    assert.deepEqual([status, body.error!['message'], errors], [404, 'no such payment', []]);
  });
});
