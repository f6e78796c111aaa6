/** The consumer's pages. They have no scripts, and the template escapes every value. */
import { html } from 'hono/html';
import { showAmount } from '../money.js';
import { isOpen, waitsForCode, type Resource } from './resource.js';

type Html = ReturnType<typeof html>;

export function page(title: string, content: Html, head: Html | '' = ''): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/styles.css" />
        ${head}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

function button(action: string, label: string, main = false): Html {
  return html`<form method="post" action=${action}><button class=${main ? 'main' : ''}>${label}</button></form>`;
}

function amountOf(resource: Resource): string {
  return resource.kind === 'payment'
    ? `${resource.currency} ${showAmount(resource.amount, resource.currency)}`
    : 'no amount: an agreement to debit';
}

/** The bank's or wallet's page that a redirect opens. */
export function bankPage(resource: Resource, customer: string | null): Html {
  const { id, kind, payment_method, reference, status, return_url } = resource;
  const here = `/sandbox/bank/${id}`;
  return page(
    `Sandbox bank: ${payment_method}`,
    html`<h1>Sandbox bank</h1>
      <div class="card">
        <dl>
          <dt>Pay to</dt>
          <dd>Example shop</dd>
          ${
            customer
              ? html`<dt>Customer</dt>
                  <dd>${customer}</dd>`
              : ''
          }
          ${
            reference
              ? html`<dt>Reference</dt>
                  <dd>${reference}</dd>`
              : ''
          }
          <dt>Amount</dt>
          <dd>${amountOf(resource)}</dd>
          <dt>Method</dt>
          <dd>${payment_method}</dd>
          <dt>${kind === 'payment' ? 'Payment' : 'Mandate'}</dt>
          <dd>${id}</dd>
        </dl>
        ${
          isOpen(resource)
            ? html`<p>This is not a real bank. No money moves: you choose the outcome.</p>
                ${
                  waitsForCode(resource)
                    ? html`<p>Sign it with the code that was sent. <a href="/sandbox">Read the code</a></p>`
                    : button(`${here}/approve`, 'Approve', true)
                }
                ${button(`${here}/decline`, 'Decline')} ${button(`${here}/abandon`, 'Leave without deciding')}`
            : html`<p>This ${kind} is <span class="status">${status}</span>.</p>
                ${return_url ? html`<p><a href=${returnTo(resource)}>Back to the shop</a></p>` : ''}`
        }
      </div>`,
  );
}

/** The merchant's return_url with the id of the payment or mandate. */
export function returnTo({ kind, id, return_url }: Resource): string {
  const url = new URL(return_url!);
  url.searchParams.set(`${kind}_id`, id);
  return url.href;
}

function actionsOf(resource: Resource): Html | '' {
  const { kind, id, status } = resource;
  if (kind === 'mandate' && status === 'active') return button(`/sandbox/mandates/${id}/revoke`, 'Revoke');
  if (!isOpen(resource)) return '';
  const bank = html`<a href="/sandbox/bank/${id}">Open the bank’s page</a>`;
  if (kind === 'mandate') {
    const { otp } = resource;
    return otp === null
      ? bank
      : html`<p>One-time code: <span class="code">${otp}</span></p>
          ${button(`/sandbox/mandates/${id}/resend`, 'Send a new code')} ${bank}`;
  }
  const base = `/sandbox/payments/${id}`;
  return html`${button(`${base}/pay`, 'Mark as paid', true)} ${button(`${base}/decline`, 'Decline')} ${bank}`;
}

function list(resources: readonly Resource[], none: string): Html {
  if (!resources.length) return html`<p class="muted">${none}</p>`;
  return html`<ul>
    ${resources.map(
      (resource) =>
        html`<li>
          <div>
            <b>${resource.payment_method}</b> ${amountOf(resource)}: <span class="status">${resource.status}</span>
          </div>
          <div class="muted">${resource.id}</div>
          ${actionsOf(resource)}
        </li>`,
    )}
  </ul>`;
}

/** The dashboard. Without scripts, it lists payments and mandates with the consumer's actions, newest first. */
export function homePage(payments: readonly Resource[], mandates: readonly Resource[]): Html {
  return page(
    'Sandbox',
    html`<sandbox-dashboard></sandbox-dashboard>
      <noscript>
        <h1>The consumer’s side</h1>
        <p>Act as the consumer: pay, decline, read the one-time codes. Reload the page to update it.</p>
        <h2>Payments</h2>
        ${list(payments, 'No payments yet.')}
        <h2>Mandates</h2>
        ${list(mandates, 'No mandates yet.')}
      </noscript>`,
    html`<script type="module" src="/sandbox/dashboard.js"></script>`,
  );
}
