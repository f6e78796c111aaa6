/** The consumer's side of the service, under /sandbox: what in the contract is left to a person. */
import type { Context, MiddlewareHandler } from 'hono';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { toBuffer, toString as toSvg } from 'qrcode';
import { ApiError, notFound } from '../errors.js';
import { currentMandate, endMandate } from '../lifecycle/mandate.js';
import { currentPayment, endPayment } from '../lifecycle/payment.js';
import { showMandate } from '../resources/mandate-view.js';
import { resendOtp } from '../resources/one-time-code.js';
import { showPayment } from '../resources/payment-view.js';
import type { Schema } from '../store/schema.js';
import { timestamp, type World } from '../world.js';
import { bankPage, homePage, isOpen, returnTo, type Resource } from './pages.js';
import { STYLES } from './styles.js';

const LATEST = 50;

/** Another site must not press the buttons. Browsers say who asks; programs on this machine say nothing and may. */
const sameOrigin: MiddlewareHandler = async ({ req }, next) => {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  const foreign =
    origin !== undefined &&
    (!URL.canParse(origin) || new URL(origin).host !== (req.header('host') ?? new URL(req.url).host));
  if (req.method === 'POST' && (foreign || site === 'cross-site' || site === 'same-site')) {
    throw new ApiError('This button can only be pressed on its own page.', { status: 403 });
  }
  await next();
};

function secure(context: Context, resource?: Resource): void {
  // A form's answer may lead back to the shop, which Chromium counts as its target too.
  const shop = resource?.return_url ? ` ${new URL(resource.return_url).origin}` : '';
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
  );
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'same-origin');
  context.header('cache-control', 'no-store');
}

async function current(transaction: Transaction<Schema>, id: string, now: Date): Promise<Resource> {
  return id.startsWith('mdt_')
    ? { kind: 'mandate', ...(await currentMandate(transaction, id, now)) }
    : { kind: 'payment', ...(await currentPayment(transaction, id, now)) };
}

/** The consumer decides. @returns what was decided on; what had ended before stays as it was */
function decide(world: World, id: string, approve: boolean): Promise<Resource> {
  return world.db.transaction().execute(async (transaction) => {
    const at = world.now();
    const resource = await current(transaction, id, at);
    if (!isOpen(resource)) return resource;
    const declined = { status: 'failed', code: 'declined_by_consumer', message: 'The consumer declined.' } as const;
    return resource.kind === 'payment'
      ? { kind: 'payment', ...(await endPayment(transaction, resource, approve ? { status: 'paid', at } : declined)) }
      : {
          kind: 'mandate',
          ...(await endMandate(transaction, resource, approve ? { status: 'active', at } : declined)),
        };
  });
}

const show = (resource: Resource) => (resource.kind === 'payment' ? showPayment(resource) : showMandate(resource));

/** Programs get the resource, browsers the next page. */
function answer(context: Context, resource: Resource, next: string): Response {
  if (/\bapplication\/json\b/.test(context.req.header('accept') ?? '')) return context.json(show(resource));
  return context.redirect(next, 303);
}

export function consumer(app: OpenAPIHono, world: World): void {
  const look = (id: string) => world.db.transaction().execute((transaction) => current(transaction, id, world.now()));
  const lookAll = async (table: 'payments' | 'mandates') => {
    const rows = await world.db.selectFrom(table).select('id').orderBy('time_created', 'desc').limit(LATEST).execute();
    const resources: Resource[] = [];
    for (const { id } of rows) resources.push(await look(id));
    return resources;
  };

  app.use('/sandbox/*', sameOrigin);

  app.get('/sandbox', async (context) => {
    secure(context);
    return context.html(homePage(await lookAll('payments'), await lookAll('mandates')));
  });

  app.get('/sandbox/styles.css', (context) => context.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/sandbox/bank/:id', async (context) => {
    const resource = await look(context.req.param('id'));
    secure(context, resource);
    return context.html(bankPage(resource));
  });

  app.post('/sandbox/bank/:id/:decision{approve|decline}', async (context) => {
    const { id, decision } = context.req.param();
    const resource = await decide(world, id, decision === 'approve');
    return answer(context, resource, resource.return_url ? returnTo(resource) : `/sandbox/bank/${id}`);
  });

  app.post('/sandbox/payments/:id/:decision{pay|decline}', async (context) => {
    const { id, decision } = context.req.param();
    return answer(context, await decide(world, id, decision === 'pay'), '/sandbox');
  });

  app.post('/sandbox/mandates/:id/resend', async (context) => {
    const row = await resendOtp(world, context.req.param('id'));
    return answer(context, { kind: 'mandate', ...row }, '/sandbox');
  });

  app.get('/sandbox/mandates/:id', async (context) => context.json(show(await look(context.req.param('id')))));

  app.get('/sandbox/otps/:id', async (context) => {
    const resource = await look(context.req.param('id'));
    if (resource.kind !== 'mandate' || !resource.otp) throw notFound('one-time code of', resource.id);
    return context.json({ otp: resource.otp, time_expired: timestamp(resource.otp_expired) });
  });

  app.get('/sandbox/qr/:file{[^/]+\\.(svg|png)}', async (context) => {
    const [id = '', type] = context.req.param('file').split('.');
    const { action } = (await look(id)) as { action: { display_qr_code?: { data: string } } };
    if (!action.display_qr_code) throw notFound('QR code of', id);
    const { data } = action.display_qr_code;
    if (type === 'svg')
      return context.body(await toSvg(data, { type: 'svg' }), 200, { 'content-type': 'image/svg+xml' });
    return context.body(new Uint8Array(await toBuffer(data)), 200, { 'content-type': 'image/png' });
  });
}
