import { html, nothing, type TemplateResult } from 'lit';
import type { FailureCode } from '../../contract/failure.js';
import { plainText } from '../../domain/plain-text.js';
import type { Over } from '../../flows/action.js';
import { result as english } from '../../locales/en/result.js';
import type { CoreStrings, ResultStrings } from '../../locales/strings.js';
import { factsStyles } from '../slip/facts.styles.js';
import { resultStyles } from './result.styles.js';
import { money, renderFacts, type Fact } from '../slip/facts.js';

export const styles = [factsStyles, resultStyles];

export interface ResultInput {
  readonly flow: Over;
  readonly strings: CoreStrings & Partial<ResultStrings>;
  /** The merchant lets consumers read the service's `failure_message`. */
  readonly showFailureMessage: boolean;
  readonly onRetry: () => void;
}

/** What there is to say and do besides that it ended: brought in while the consumer pays. */
export function renderResult({ flow, strings: given, showFailureMessage, onRetry }: ResultInput): TemplateResult {
  const strings = { ...english, ...given };
  return html`${renderWhat(flow, strings)}
  ${flow.step === 'complete' ? nothing : html`<p part="reason">${reasonOf(flow, strings, showFailureMessage)}</p>`}
  ${
    flow.step === 'complete'
      ? nothing
      : html`<button class="button" part="start-again" type="button" @click=${onRetry}>${strings.startAgain}</button>`
  }`;
}

function renderWhat({ step, resource }: Over, strings: CoreStrings & ResultStrings): TemplateResult | typeof nothing {
  if (step !== 'complete' || resource?.object !== 'payment') return nothing;
  const { amount_local_paid, currency_local, amount_paid, amount, currency, reference } = resource;
  // What the consumer paid, in the consumer's money.
  const [paid, of] = amount_local_paid ? [amount_local_paid, currency_local] : [amount_paid ?? amount, currency];
  const facts: Fact[] = [
    [strings.resultAmount, paid && money(paid, of, strings.locale), 'amount'],
    [strings.resultReference, reference, 'reference'],
  ];
  return renderFacts(facts);
}

/** The merchant's choice first, then the words for the code, then words for any. */
function reasonOf({ step, reason, resource }: Over, strings: ResultStrings, showFailureMessage: boolean): string {
  if (step === 'expired') return strings.expiredHint;
  const message = showFailureMessage && plainText(resource?.failure_message ?? '').trim();
  const { failures, failedHint } = strings;
  // The elements' own codes are written with hyphens.
  const code = (reason ?? '').replaceAll('-', '_') as FailureCode;
  const known = Object.hasOwn(failures, code) && failures[code];
  return message || known || failedHint;
}
