/** Endpoints for the consumer's actions, under /sandbox. The contract does not define them. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { toBuffer, toString as toSvg } from 'qrcode';
import { answer } from '../answer.js';
import { notFound } from '../errors.js';
import { readRefund } from '../lifecycle/refund.js';
import { readMandate } from '../lifecycle/mandate.js';
import { readPayment } from '../lifecycle/payment.js';
import { route } from '../openapi/route.js';
import { customerName } from '../resources/customers.js';
import { Mandate, showMandate } from '../views/mandate.js';
import { seconds } from '../resources/fields.js';
import { resendOtp } from '../resources/one-time-code.js';
import { Payment, showPayment } from '../views/payment.js';
import { Refund, showRefund } from '../views/refund.js';
import { timeText } from '../views/fields.js';
import type { MandateRow } from '../store/rows.js';
import { timestamp } from '../world.js';
import { decide } from './decide.js';
import { revokeMandate, setBalance } from './mandates.js';
import { bankPage, returnTo } from './pages.js';
import { kindOf, read, type Resource } from './resource.js';
import { secure } from './secure.js';

const PaymentDecision = z
  .strictObject({
    amount: z.string().optional(),
    /** Seconds until the confirmation, since some methods confirm only the next day. */
    confirmed_in: seconds().optional(),
  })
  .openapi('PaymentDecision', { examples: [{ amount: '10.50' }] });

const BalanceRequest = z
  .strictObject({ amount: z.string() })
  .openapi('BalanceRequest', { examples: [{ amount: '50000.00' }] });

const OneTimeCode = z
  .strictObject({ otp: z.string(), time_expired: timeText() })
  .openapi('OneTimeCode', { examples: [{ otp: '123456' }] });

/** The source of a URL in a content security policy. An app has no origin. */
const sourceOf = ({ protocol, origin }: URL) => (/^https?:$/.test(protocol) ? origin : protocol);

const show = (resource: Resource) => (resource.kind === 'payment' ? showPayment(resource) : showMandate(resource));

/** Returns the resource as JSON to programs, and redirects browsers to the next page. */
function respond(context: Context, resource: Resource, next = '/sandbox'): Response {
  const type = accepts(context, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'text/html',
  });
  return type === 'application/json' ? answer(context, show(resource)) : context.redirect(next, 303);
}

/** The bank's page of a payment or mandate, with its buttons. */
function bank(app: OpenAPIHono): void {
  app.get('/sandbox/bank/:id', async (context) => {
    const world = context.get('world');
    const resource = await read(world, context.req.param('id'));
    // Chromium applies form-action to redirects of the form's response too, and one goes to the shop.
    const shop = resource.return_url ? ` ${sourceOf(new URL(resource.return_url))}` : '';
    secure(context, `style-src 'self'; form-action 'self'${shop}`);
    return context.html(
      bankPage(resource, { merchant: world.merchant, customer: await customerName(world, resource.customer_id) }),
    );
  });

  const shared = { tag: 'Consumer', view: z.union([Payment, Mandate]), redirects: true } as const;
  for (const decision of ['approve', 'decline'] as const) {
    route(app, `POST /sandbox/bank/{payment_or_mandate_id}/${decision}`, {
      ...shared,
      operationId: `${decision}AtBank`,
      summary: decision === 'approve' ? 'Approve at the bank' : 'Decline at the bank',
      description: 'Returns to the shop. What has a final status is returned unchanged.',
      handle: async ({ context, world, id }) => {
        const { resource, decided } = await decide(world, kindOf(id), id, { approve: decision === 'approve' });
        return respond(context, resource, decided && resource.return_url ? returnTo(resource) : `/sandbox/bank/${id}`);
      },
    });
  }

  route(app, 'POST /sandbox/bank/{payment_or_mandate_id}/abandon', {
    ...shared,
    operationId: 'abandonAtBank',
    summary: 'Leave the bank without a decision',
    description: 'Returns to the shop, and changes nothing.',
    handle: async ({ context, world, id }) => {
      const resource = await read(world, id);
      return respond(context, resource, resource.return_url ? returnTo(resource) : undefined);
    },
  });
}

function mandateActions(app: OpenAPIHono): void {
  const shared = { tag: 'Consumer', view: Mandate, redirects: true } as const;
  const change = async (context: Context, row: Promise<MandateRow>) =>
    respond(context, { kind: 'mandate', ...(await row) });
  route(app, 'POST /sandbox/mandates/{mandate_id}/resend', {
    ...shared,
    operationId: 'resendCode',
    summary: 'Send another one-time code',
    description: 'The used attempts still count.',
    refused: [429],
    handle: ({ context, world, id }) => change(context, resendOtp(world, id)),
  });
  route(app, 'POST /sandbox/mandates/{mandate_id}/revoke', {
    ...shared,
    operationId: 'revokeMandate',
    summary: 'Revoke a mandate',
    description: 'Ends an active mandate. Later debits fail.',
    handle: ({ context, world, id }) => change(context, revokeMandate(world, id)),
  });
  route(app, 'POST /sandbox/mandates/{mandate_id}/balance', {
    ...shared,
    operationId: 'setWalletBalance',
    summary: 'Set the balance of a wallet',
    description: 'The amount is in the currency of the method.',
    body: BalanceRequest,
    handle: ({ context, world, id, body: { amount } }) => change(context, setBalance(world, id, amount)),
  });
}

export function consumer(app: OpenAPIHono): void {
  bank(app);
  for (const decision of ['pay', 'decline'] as const) {
    route(app, `POST /sandbox/payments/{payment_id}/${decision}`, {
      operationId: `${decision}Payment`,
      tag: 'Consumer',
      summary: decision === 'pay' ? 'Pay a code, a slip or a transfer' : 'Decline a payment',
      description: 'What has a final status is returned unchanged. The amount is in the currency of the method.',
      body: PaymentDecision,
      view: Payment,
      redirects: true,
      handle: async ({ context, world, id, body: { amount, confirmed_in: confirmedIn } }) => {
        const approve = decision === 'pay';
        return respond(context, (await decide(world, 'payment', id, { approve, amount, confirmedIn })).resource);
      },
    });
  }
  mandateActions(app);

  route(app, 'GET /sandbox/mandates/{mandate_id}', {
    tag: 'Consumer',
    operationId: 'retrieveMandate',
    summary: 'Retrieve a mandate',
    description: 'Returns the mandate, which the API of merchants cannot retrieve.',
    view: Mandate,
    handle: async ({ world, id }) => showMandate(await readMandate(world, id)),
  });
  route(app, 'GET /sandbox/refunds/{refund_id}', {
    tag: 'Consumer',
    operationId: 'retrieveRefund',
    summary: 'Retrieve a refund',
    description: 'Returns the refund, which the API of merchants cannot retrieve.',
    view: Refund,
    handle: async ({ world, id }) => showRefund(await readRefund(world, id)),
  });
  route(app, 'GET /sandbox/otps/{mandate_id}', {
    tag: 'Consumer',
    operationId: 'retrieveCode',
    summary: 'Read a one-time code',
    description: 'Returns the code that was sent last for the mandate.',
    view: OneTimeCode,
    handle: async ({ world, id }) => {
      const { otp, otp_expired } = await readMandate(world, id);
      if (!otp) throw notFound('one-time code of', id);
      return { otp, time_expired: timestamp(otp_expired!) };
    },
  });
  route(app, 'GET /sandbox/qr/{file}', {
    tag: 'Consumer',
    operationId: 'retrieveQrCode',
    summary: 'Draw a QR code',
    description:
      'Returns the QR code of the payment as an image. The file is the ID of the payment, and `.svg` or `.png`.',
    media: ['image/svg+xml', 'image/png'],
    handle: async ({ context, world, id: file }) => {
      const [, id = file, type] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
      const { action } = await readPayment(world, id);
      const { display_qr_code: code } = action as { display_qr_code?: { data: string } };
      if (!code) throw notFound('QR code of', id);
      return type === 'svg'
        ? context.body(await toSvg(code.data, { type: 'svg' }), 200, { 'content-type': 'image/svg+xml' })
        : context.body(new Uint8Array(await toBuffer(code.data)), 200, { 'content-type': 'image/png' });
    },
  });
}
