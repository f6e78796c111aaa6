/** The consumer's side of the service, under /sandbox: what in the contract is left to a person. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { toBuffer, toString as toSvg } from 'qrcode';
import { notFound } from '../errors.js';
import { currentRefund } from '../lifecycle/refund.js';
import { customerName } from '../resources/customers.js';
import { showMandate } from '../views/mandate.js';
import { resendOtp } from '../resources/one-time-code.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import { timestamp, type World } from '../world.js';
import { decide } from './decide.js';
import { readInput } from '../resources/input.js';
import { bankPage, returnTo } from './pages.js';
import { current, kindOf, type Kind, type Resource } from './resource.js';
import { secure } from './secure.js';

const Paying = z.strictObject({
  amount: z.string().optional(),
  /** Seconds: slips that are paid at night are confirmed the next day. */
  confirmed_in: z.number().int().min(1).max(315_360_000).optional(),
});

/** What the consumer says to pay, in a body that is JSON; a button sends none. */
async function paying({ req }: Context): Promise<z.infer<typeof Paying>> {
  if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) return {};
  const text = await req.text();
  return text ? readInput(Paying, text) : {};
}

const show = (resource: Resource) => (resource.kind === 'payment' ? showPayment(resource) : showMandate(resource));

/** Programs get the resource, browsers the next page. */
function answer(context: Context, resource: Resource, next: string): Response {
  const type = accepts(context, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'text/html',
  });
  return type === 'application/json' ? context.json(show(resource)) : context.redirect(next, 303);
}

export function consumer(app: OpenAPIHono, world: World): void {
  const look = (kind: Kind, id: string) => world.transaction((transaction) => current(transaction, world, kind, id));
  app.get('/sandbox/bank/:id', async (context) => {
    const id = context.req.param('id');
    const resource = await look(kindOf(id), id);
    // A form's answer may lead back to the shop, which Chromium counts as its target too.
    const shop = resource.return_url ? ` ${new URL(resource.return_url).origin}` : '';
    secure(context, `style-src 'self'; form-action 'self'${shop}`);
    return context.html(bankPage(resource, await customerName(world, resource.customer_id)));
  });

  app.post('/sandbox/bank/:id/:decision{approve|decline}', async (context) => {
    const { id, decision } = context.req.param();
    const { resource, decided } = await decide(world, kindOf(id), id, { approve: decision === 'approve' });
    return answer(context, resource, decided && resource.return_url ? returnTo(resource) : `/sandbox/bank/${id}`);
  });

  /** The consumer leaves without a decision. */
  app.post('/sandbox/bank/:id/abandon', async (context) => {
    const id = context.req.param('id');
    const resource = await look(kindOf(id), id);
    return answer(context, resource, resource.return_url ? returnTo(resource) : '/sandbox');
  });

  app.post('/sandbox/payments/:id/:decision{pay|decline}', async (context) => {
    const { id, decision } = context.req.param();
    const { amount, confirmed_in: confirmedIn } = await paying(context);
    const { resource } = await decide(world, 'payment', id, { approve: decision === 'pay', amount, confirmedIn });
    return answer(context, resource, '/sandbox');
  });

  app.post('/sandbox/mandates/:id/resend', async (context) => {
    const row = await resendOtp(world, context.req.param('id'));
    return answer(context, { kind: 'mandate', ...row }, '/sandbox');
  });

  app.get('/sandbox/mandates/:id', async (context) =>
    context.json(show(await look('mandate', context.req.param('id')))),
  );

  /** Like a mandate, it cannot be retrieved in `/v1`. */
  app.get('/sandbox/refunds/:id', async (context) => {
    const id = context.req.param('id');
    const refund = await world.transaction((transaction) => currentRefund(transaction, world, id));
    return context.json(showRefund(refund));
  });

  app.get('/sandbox/otps/:id', async (context) => {
    const resource = await look('mandate', context.req.param('id'));
    if (resource.kind !== 'mandate' || !resource.otp) throw notFound('one-time code of', resource.id);
    return context.json({ otp: resource.otp, time_expired: timestamp(resource.otp_expired) });
  });

  app.get('/sandbox/qr/:file{[^/]+\\.(svg|png)}', async (context) => {
    const [id = '', type] = context.req.param('file').split('.');
    const { action } = (await look('payment', id)) as { action: { display_qr_code?: { data: string } } };
    if (!action.display_qr_code) throw notFound('QR code of', id);
    const { data } = action.display_qr_code;
    if (type === 'svg')
      return context.body(await toSvg(data, { type: 'svg' }), 200, { 'content-type': 'image/svg+xml' });
    return context.body(new Uint8Array(await toBuffer(data)), 200, { 'content-type': 'image/png' });
  });
}
