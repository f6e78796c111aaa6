/** Endpoints for the consumer's actions, under /sandbox. The contract does not define them. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { toBuffer, toString as toSvg } from 'qrcode';
import { notFound } from '../errors.js';
import { readRefund } from '../lifecycle/refund.js';
import { customerName } from '../resources/customers.js';
import { readInput } from '../resources/input.js';
import { showMandate } from '../views/mandate.js';
import { resendOtp } from '../resources/one-time-code.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import type { MandateRow } from '../store/rows.js';
import { timestamp, type World } from '../world.js';
import { decide } from './decide.js';
import { revokeMandate, setBalance } from './mandates.js';
import { bankPage, returnTo } from './pages.js';
import { kindOf, read, type Kind, type Resource } from './resource.js';
import { secure } from './secure.js';

const PaymentDecision = z.strictObject({
  amount: z.string().optional(),
  /** Seconds until the confirmation, since some methods confirm only the next day. */
  confirmed_in: z.number().int().min(1).max(315_360_000).optional(),
});

const BalanceRequest = z.strictObject({ amount: z.string() });

/** Reads the optional JSON body. Buttons send none. */
async function readDecision({ req }: Context): Promise<z.infer<typeof PaymentDecision>> {
  if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) return {};
  const text = await req.text();
  return text ? readInput(PaymentDecision, text) : {};
}

/** The source of a URL in a content security policy. An app has no origin. */
const sourceOf = ({ protocol, origin }: URL) => (/^https?:$/.test(protocol) ? origin : protocol);

const show = (resource: Resource) => (resource.kind === 'payment' ? showPayment(resource) : showMandate(resource));

/** Returns the resource as JSON to programs, and redirects browsers to the next page. */
function respond(context: Context, resource: Resource, next: string): Response {
  const type = accepts(context, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'text/html',
  });
  return type === 'application/json' ? context.json(show(resource)) : context.redirect(next, 303);
}

export function consumer(app: OpenAPIHono, world: World): void {
  const find = (kind: Kind, id: string) => read(world, kind, id);
  app.get('/sandbox/bank/:id', async (context) => {
    const id = context.req.param('id');
    const resource = await find(kindOf(id), id);
    // Chromium applies form-action to redirects of the form's response too, and one goes to the shop.
    const shop = resource.return_url ? ` ${sourceOf(new URL(resource.return_url))}` : '';
    secure(context, `style-src 'self'; form-action 'self'${shop}`);
    return context.html(bankPage(resource, await customerName(world, resource.customer_id)));
  });

  for (const decision of ['approve', 'decline']) {
    app.post(`/sandbox/bank/:id/${decision}`, async (context) => {
      const id = context.req.param('id');
      const { resource, decided } = await decide(world, kindOf(id), id, { approve: decision === 'approve' });
      return respond(context, resource, decided && resource.return_url ? returnTo(resource) : `/sandbox/bank/${id}`);
    });
  }

  /** Leaves the page without a decision. */
  app.post('/sandbox/bank/:id/abandon', async (context) => {
    const id = context.req.param('id');
    const resource = await find(kindOf(id), id);
    return respond(context, resource, resource.return_url ? returnTo(resource) : '/sandbox');
  });

  app.post('/sandbox/payments/:id/:decision{pay|decline}', async (context) => {
    const { id, decision } = context.req.param();
    const { amount, confirmed_in: confirmedIn } = await readDecision(context);
    const { resource } = await decide(world, 'payment', id, { approve: decision === 'pay', amount, confirmedIn });
    return respond(context, resource, '/sandbox');
  });

  const mandateChange = (path: string, change: (context: Context, id: string) => Promise<MandateRow>) =>
    app.post(`/sandbox/mandates/:id/${path}`, async (context) => {
      const row = await change(context, context.req.param('id'));
      return respond(context, { kind: 'mandate', ...row }, '/sandbox');
    });
  mandateChange('resend', (_context, id) => resendOtp(world, id));
  mandateChange('revoke', (_context, id) => revokeMandate(world, id));
  mandateChange('balance', async ({ req }, id) => {
    const { amount } = readInput(BalanceRequest, await req.text());
    return setBalance(world, id, amount);
  });

  app.get('/sandbox/mandates/:id', async (context) =>
    context.json(show(await find('mandate', context.req.param('id')))),
  );

  /** The contract's `/v1` cannot retrieve refunds and mandates. */
  app.get('/sandbox/refunds/:id', async (context) => {
    const refund = await readRefund(world, context.req.param('id'));
    return context.json(showRefund(refund));
  });

  app.get('/sandbox/otps/:id', async (context) => {
    const resource = await find('mandate', context.req.param('id'));
    if (resource.kind !== 'mandate' || !resource.otp) throw notFound('one-time code of', resource.id);
    return context.json({ otp: resource.otp, time_expired: timestamp(resource.otp_expired) });
  });

  app.get('/sandbox/qr/:file{[^/]+\\.(?:svg|png)}', async (context) => {
    const [id = '', type] = context.req.param('file').split('.');
    const { action } = (await find('payment', id)) as { action: { display_qr_code?: { data: string } } };
    if (!action.display_qr_code) throw notFound('QR code of', id);
    const { data } = action.display_qr_code;
    if (type === 'svg')
      return context.body(await toSvg(data, { type: 'svg' }), 200, { 'content-type': 'image/svg+xml' });
    return context.body(new Uint8Array(await toBuffer(data)), 200, { 'content-type': 'image/png' });
  });
}
