/** The endpoints of a service, each with a valid request, and the resources that these need. */
import { ADDRESS, type TestWorld } from '../world.js';

const DOCUMENT = { country: 'BR', type: 'tax_id', number: '1' };
const ACCOUNT = { country: 'BR', currency: 'BRL', bank_name: 'B', bank_code: '1', bank_branch_code: '1' };
const ALL = {
  reference: 'r',
  first_name: 'a',
  last_name: 'b',
  company: 'c',
  description: 'd',
  birth_date: '1990-12-31',
  email: 'a@example.com',
  phone: '+5511987654321',
  country: 'BR',
};

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** A valid body, to be malformed. */
  readonly body?: Record<string, unknown>;
}

export async function createEndpoints(world: TestWorld): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  const customer = await world.customer();
  const { id: payment } = await world.paid({ amount: '100000' });
  const { id: mandate } = await world.otpMandate();
  const { id: active, otp } = await world.otpMandate();
  await world.post(`/v1/mandates/${active}/verify`, { otp });
  const [{ id: movement }] = (await world.get('/sandbox/balance_transactions')).body.data;
  const post = (path: string, body: Record<string, unknown>) => endpoints.push({ method: 'POST', path, body });
  post('/v1/customers', { ...ALL, address: ADDRESS, billing_address: ADDRESS, document: DOCUMENT });
  endpoints.push({ method: 'PUT', path: `/v1/customers/${customer}`, body: ALL });
  endpoints.push({ method: 'GET', path: `/v1/customers/${customer}` });
  post(`/v1/customers/${customer}/mandates`, {
    reference: 'r',
    payment_method: 'card_ru',
    terminal_type: 'web',
    return_url: 'https://a.example/',
  });
  post(`/v1/mandates/${mandate}/verify`, { otp: '123456' });
  post(`/sandbox/mandates/${active}/balance`, { amount: '1' });
  post('/v1/payments', {
    reference: 'r',
    payment_method: 'ewallet_kr',
    flow: 'indirect',
    terminal_type: 'web',
    currency: 'USD',
    amount: '1',
    customer_id: customer,
    return_url: 'https://a.example/',
  });
  post('/v1/payments', { payment_method: 'ewallet_id', currency: 'IDR', amount: '1', mandate_id: active });
  endpoints.push({ method: 'GET', path: `/v1/payments/${payment}` });
  const refund = { reference: 'r', payment_id: payment, currency: 'BRL', amount: '0.01', description: 'd' };
  post('/v1/refunds', { ...refund, metadata: { a: 1 }, extra: {} });
  post('/v1/refunds', { payment_id: payment, extra: { ...ACCOUNT, account_type: 'x', account_number: '1' } });
  post('/sandbox/refunds', refund);
  endpoints.push({ method: 'GET', path: `/v1/balance_transactions/${movement}` });
  post('/sandbox/subscriptions', { mandate_id: active, currency: 'IDR', amount: '1', interval_seconds: 315_360_000 });
  post('/sandbox/clock/advance', { seconds: 1 });
  post('/sandbox/balance_transactions', { type: 'settlement', amount: '1', description: 'd' });
  post('/sandbox/balance_transactions', { type: 'settlement_cancel', source_id: 'stl_1' });
  post(`/sandbox/payments/${payment}/pay`, { amount: '1' });
  const hook = { url: 'http://127.0.0.1:9/hook', event_types: ['payment.paid', '*'], description: 'd' };
  const { body: hooked } = await world.post('/v1/webhook_endpoints', hook);
  post('/v1/webhook_endpoints', hook);
  post('/sandbox/webhook_endpoints', hook);
  endpoints.push({ method: 'PUT', path: `/sandbox/webhook_endpoints/${hooked.id}`, body: hook });
  post(`/sandbox/webhook_endpoints/${hooked.id}/test`, {});
  post(`/sandbox/webhook_endpoints/${hooked.id}/disable`, {});
  post('/sandbox/fixtures', {
    customers: [{ reference: 'f', phone: '+6281234567890', seconds_ago: 60 }],
    mandates: [{ customer: 'f', reference: 'w', payment_method: 'ewallet_id', status: 'active' }],
    payments: [
      { payment_method: 'ewallet_id', amount: '1', mandate: 'w', status: 'paid', refunds: [{}], seconds_ago: 9 },
    ],
    subscriptions: [{ mandate: 'w', currency: 'IDR', amount: '1', interval_seconds: 60, status: 'canceled' }],
  });
  post(`/sandbox/webhook_endpoints/${hooked.id}/enable`, {});
  await world.paid();
  const [delivery] = (await world.get('/sandbox/deliveries')).body.data;
  post(`/sandbox/deliveries/${delivery.id}/redeliver`, {});
  endpoints.push({ method: 'GET', path: `/sandbox/deliveries/${delivery.id}` });
  return endpoints;
}
