/** The consumer's pages. They have no scripts, and the template escapes every value. */
import { html } from 'hono/html';
import { methodTitle } from '../method-title.js';
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

function amountOf({ currency, amount }: Resource & { kind: 'payment' }): string {
  // The amount is a decimal string, which the formatter takes without a loss.
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(showAmount(amount, currency) as Intl.StringNumericLiteral);
}

const row = (name: string, value: string | null): Html | '' =>
  value
    ? html`<dt>${name}</dt>
        <dd>${value}</dd>`
    : '';

/** The bank's or wallet's page that a redirect opens. */
export function bankPage(
  resource: Resource,
  { merchant, customer }: { merchant: string; customer: string | null },
): Html {
  const { id, kind, payment_method, reference } = resource;
  const method = methodTitle(payment_method);
  return page(
    `${kind === 'payment' ? `Pay ${merchant}` : `Allow ${merchant}`}: ${method}`,
    html`<div class="bank">
      <p class="bank-name">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9.5 12 4l9 5.5M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20.5h18" />
        </svg>
        Sandbox Bank
      </p>
      <div class="card">
        ${
          kind === 'payment'
            ? html`<h1>Pay ${merchant}</h1>
                <p class="amount">${amountOf(resource)}</p>`
            : html`<h1>Allow ${merchant} to debit your account</h1>
                <p>No amount is fixed. You can revoke this at any time.</p>`
        }
        <dl>
          ${row('Pay with', method)} ${row('Customer', customer)} ${row('Reference', reference)}
          ${row(kind === 'payment' ? 'Payment' : 'Mandate', id)}
        </dl>
        ${isOpen(resource) ? decisions(resource) : outcome(resource)}
      </div>
      <p class="muted">This is not a real bank, and no money moves. You choose what happens.</p>
    </div>`,
  );
}

function decisions(resource: Resource): Html {
  const here = `/sandbox/bank/${resource.id}`;
  return html`<div class="decisions">
    ${
      waitsForCode(resource)
        ? html`<p>Sign it with the code that was sent. <a href="/sandbox">Read the code</a></p>`
        : button(`${here}/approve`, 'Approve', true)
    }
    ${button(`${here}/decline`, 'Decline')} ${button(`${here}/abandon`, 'Go back without confirming')}
  </div>`;
}

const outcome = (resource: Resource): Html =>
  html`<p>This ${resource.kind} is <span class="status">${resource.status}</span>.</p>
    ${resource.return_url ? html`<p><a href=${returnTo(resource)}>Back to the shop</a></p>` : ''}`;

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
            <b>${methodTitle(resource.payment_method)}</b>
            ${resource.kind === 'payment' ? amountOf(resource) : 'mandate'}:
            <span class="status">${resource.status}</span>
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
