import { nothing, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { FailureCode } from '../../contract/failure.js';
import { plainText } from '../../domain/plain-text.js';
import { PayRetryEvent } from '../../events/retry.js';
import type { Over } from '../../flows/action.js';
import { result as english } from '../../locales/en/result.js';
import type { CoreStrings, ResultStrings } from '../../locales/strings.js';
import { factsStyles } from '../slip/facts.styles.js';
import { resultStyles } from './result.styles.js';
import { money, renderFacts, type Fact } from '../slip/facts.js';

export const styles = [factsStyles, resultStyles];

/** The element that shows the result. */
export interface ResultHost extends LitElement {
  /** True if consumers may read the service's `failure_message`. */
  readonly showFailureMessage: boolean;
}

/** Renders the details of an outcome, or the merchant's slot instead. Lazy-loaded while the consumer pays. */
export function renderResult(
  host: ResultHost,
  flow: Over,
  texts: CoreStrings & Partial<ResultStrings>,
): TemplateResult {
  const strings = { ...english, ...texts };
  const { step } = flow;
  const replaced = [...host.children].some(({ slot }) => slot === step);
  return html`<slot class=${replaced ? 'replaced' : ''} name=${step} @slotchange=${() => host.requestUpdate()}
    >${step === 'complete' ? renderPaid(flow, strings) : renderFailed(host, flow, strings)}</slot
  >`;
}

function renderFailed(host: ResultHost, flow: Over, strings: ResultStrings): TemplateResult {
  const startAgain = () => void host.dispatchEvent(new PayRetryEvent(flow.resource));
  return html`<p part="reason">${reasonOf(flow, strings, host.showFailureMessage)}</p>
    <button class="button" part="start-again" type="button" @click=${startAgain}>${strings.startAgain}</button>`;
}

function renderPaid({ resource }: Over, strings: CoreStrings & ResultStrings): TemplateResult | typeof nothing {
  if (resource?.object !== 'payment') return nothing;
  const { amount_local_paid, currency_local, amount_paid, amount, currency, reference } = resource;
  // The amount that was paid, in the consumer's currency.
  const [paid, of] = amount_local_paid ? [amount_local_paid, currency_local] : [amount_paid ?? amount, currency];
  const facts: Fact[] = [
    [strings.resultAmount, paid && money(paid, of, strings.locale), 'amount'],
    [strings.resultReference, reference, 'reference'],
  ];
  return renderFacts(facts);
}

/** The service's message if the merchant shows it, else the text for the failure code, else a general text. */
function reasonOf({ step, reason, resource }: Over, strings: ResultStrings, showFailureMessage: boolean): string {
  if (step === 'expired') return strings.expiredHint;
  const message = showFailureMessage && plainText(resource?.failure_message ?? '').trim();
  const { failures, failedHint } = strings;
  // Codes of this library are written with hyphens.
  const code = (reason ?? '').replaceAll('-', '_') as FailureCode;
  const known = Object.hasOwn(failures, code) && failures[code];
  return message || known || failedHint;
}
