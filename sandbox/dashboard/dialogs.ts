/** The dialogs: details of a row, refund, and confirmation of a reset. */
import { html, nothing, type TemplateResult } from 'lit';
import type { listedPayment } from '../src/lists/routes.js';
import type { Item } from './section.js';

export type Payment = ReturnType<typeof listedPayment>;

export type Dialog =
  | { readonly kind: 'details'; readonly row: Item }
  | { readonly kind: 'refund'; readonly payment: Payment }
  | { readonly kind: 'reset' };

export interface DialogHandlers {
  readonly close: () => void;
  readonly refund: (payment: Payment, amount: string) => void;
  readonly reset: () => void;
}

export function dialogView(dialog: Dialog | null, error: string, handlers: DialogHandlers): TemplateResult {
  return html`<dialog aria-labelledby="dialog-title" @close=${handlers.close}>
    ${dialog ? contentOf(dialog, error, handlers) : nothing}
  </dialog>`;
}

function contentOf(dialog: Dialog, error: string, handlers: DialogHandlers): TemplateResult {
  if (dialog.kind === 'details') return detailsView(dialog.row, handlers);
  if (dialog.kind === 'refund') return refundView(dialog.payment, error, handlers);
  return html`<h2 id="dialog-title">Delete all data?</h2>
    <p>This deletes all payments, customers, webhooks and other data, and returns the clock to the real time.</p>
    <p role="alert">${error}</p>
    <div class="row">
      <button class="button main" type="button" @click=${handlers.reset}>Delete all data</button>
      <button class="button" type="button" @click=${handlers.close}>Cancel</button>
    </div>`;
}

function detailsView(row: Item, { close }: DialogHandlers): TemplateResult {
  return html`<h2 id="dialog-title">${row.id}</h2>
    <pre tabindex="0" role="region" aria-label="As JSON">${JSON.stringify(row, null, 2)}</pre>
    <div class="row"><button class="button main" type="button" @click=${close}>Close</button></div>`;
}

function refundView(payment: Payment, error: string, { close, refund }: DialogHandlers): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const amount = new FormData(event.target as HTMLFormElement).get('amount');
    refund(payment, typeof amount === 'string' ? amount.trim() : '');
  };
  return html`<h2 id="dialog-title">Refund ${payment.id}</h2>
    <form @submit=${submit}>
      <label for="amount">Amount in ${payment.currency}</label>
      <input id="amount" name="amount" inputmode="decimal" autocomplete="off" aria-describedby="amount-hint" />
      <p id="amount-hint"><small>Of ${payment.amount}. Leave empty to refund the rest.</small></p>
      ${
        accountFor(payment)
          ? html`<p><small>The money goes to a fictitious bank account, since the method needs one.</small></p>`
          : nothing
      }
      <p role="alert">${error}</p>
      <div class="row">
        <button class="button main">Refund</button>
        <button class="button" type="button" @click=${close}>Cancel</button>
      </div>
    </form>`;
}

const ACCOUNT = {
  bank_name: 'Sandbox bank',
  bank_code: '001',
  bank_branch_code: '0001',
  account_type: 'checking',
  account_holder_name: 'Ana Example',
  account_number: '12345678',
};

const ACCOUNTS: Readonly<Record<string, object>> = {
  boleto_br: { country: 'BR', currency: 'BRL', ...ACCOUNT },
  cashvoucher_mx: { country: 'MX', currency: 'MXN', ...ACCOUNT },
};

/** The bank account for refunds of methods that cannot return the money themselves. */
export const accountFor = ({ payment_method }: Payment): object | undefined => ACCOUNTS[payment_method];
