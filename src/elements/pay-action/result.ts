import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import type { FailureCode } from '../../contract/failure.js';
import type { Resource } from '../../contract/resource.js';
import { instantOf } from '../../domain/instant.js';
import { formatMoment } from '../../domain/moment.js';
import { plainText } from '../../domain/plain-text.js';
import type { PayError } from '../../errors.js';
import type { EndedState } from '../../flows/action.js';
import { extras } from '../../locales/en/extras.js';
import { result } from '../../locales/en/result.js';
import type { CoreStrings, ExtraStrings, ResultStrings } from '../../locales/strings.js';
import { ALERT, CHECK, CLOCK, CROSS, icon } from '../icons.js';
import { mergeTexts } from '../merge-texts.js';
import type { ActionProperties } from './action-properties.js';
import { anotherWay, failureOf, renderChoices, waysAfter } from './choices.js';
import { accountOf } from './head.js';
import { isCancelled } from './message.js';
import { factsStyles } from '../slip/facts.styles.js';
import { resultStyles } from './result.styles.js';
import { factLines, renderFacts, type Fact } from '../slip/facts.js';
import { money } from '../slip/money.js';
import { renderTools } from '../slip/tools.js';
import { toolsStyles } from '../slip/tools.styles.js';
import { paperStyles } from '../../styles/paper.styles.js';

export const styles = [factsStyles, toolsStyles, resultStyles, paperStyles];

const ICONS = { complete: CHECK, failed: CROSS, expired: CLOCK } as const;

/** The element that shows the result. */
export interface ResultHost {
  readonly host: ActionProperties;
  /** Announces the outcome of a press of a tool. */
  readonly announce: AnnounceController;
  readonly clock: Clock;
  /** The name of a payment method. */
  readonly title: (method: string) => string;
}

/** Renders the details of an outcome, or the merchant's slot instead. Lazy-loaded while the consumer pays. */
export function renderResult(
  context: ResultHost,
  flow: EndedState,
  texts: CoreStrings & Partial<ExtraStrings & ResultStrings>,
): TemplateResult {
  const strings = mergeTexts({ ...extras, ...result }, texts);
  const { step } = flow;
  const content = step === 'complete' ? renderPaid(context, flow, strings) : renderFailed(context, flow, strings);
  return html`<span part="disc" class=${isCancelled(flow) ? 'cancelled' : step}>${icon(ICONS[step])}</span
    ><slot name=${step} @slotchange=${() => context.host.requestUpdate()}>${content}</slot>`;
}

function renderFailed({ host }: ResultHost, flow: EndedState, strings: CoreStrings & ResultStrings): TemplateResult {
  const { step, resource } = flow;
  const failure = failureOf(flow.reason);
  return html`<p part="reason">${reasonOf(flow, failure, strings, host.showFailureMessage)}</p>
    ${step === 'failed' && resource?.object === 'payment' && !isCancelled(flow) ? html`<p part="charged">${strings.charged}</p>` : nothing}
    ${renderChoices(host, resource, step === 'expired' ? ['again'] : waysAfter(failure), strings)}`;
}

/** Renders what the consumer may know while there is nothing to do. */
export function renderWaiting(texts: CoreStrings & Partial<ResultStrings>): TemplateResult {
  return html`<p part="hint">${mergeTexts(result, texts).waitingHint}</p>`;
}

/** Renders the icon of an error, and the way out of it where a repetition does not help. */
export function renderUnusable(
  host: ActionProperties,
  { code }: PayError,
  texts: CoreStrings & Partial<ResultStrings>,
): TemplateResult {
  return html`<span part="disc">${icon(ALERT)}</span>
    ${anotherWay(code) ? renderChoices(host, null, ['other'], mergeTexts(result, texts)) : nothing}`;
}

/** Renders the button to start again while a payment that is late may still be confirmed. */
export function renderLate(
  host: ActionProperties,
  resource: Resource | null,
  texts: CoreStrings & Partial<ResultStrings>,
): TemplateResult[] {
  return renderChoices(host, resource, ['again'], mergeTexts(result, texts), 'quiet wide');
}

function renderPaid(
  { host, announce, clock, title }: ResultHost,
  { resource }: EndedState,
  strings: CoreStrings & ExtraStrings & ResultStrings,
): TemplateResult {
  const method = resource?.payment_method;
  const way: Fact = [strings.resultMethod, method ? title(method) : null, 'method'];
  const next = html`<slot name="next"></slot>`;
  if (resource?.object !== 'payment') {
    const account = accountOf(resource);
    return html`<p part="next">${strings.linkedNext}</p>
      <div part="slip">${renderFacts([way, [strings.walletTitle, account && plainText(account), 'account']])}</div>
      ${next}`;
  }
  const { amount_local_paid, currency_local, amount_paid, amount, currency, reference } = resource;
  // The amount that was paid, in the consumer's currency.
  const [paid, of] = amount_local_paid ? [amount_local_paid, currency_local] : [amount_paid ?? amount, currency];
  const paidAt = instantOf(resource.time_paid);
  const facts: Fact[] = [
    [strings.resultAmount, paid && money(paid, of, strings), 'amount'],
    [strings.seller, host.merchant && plainText(host.merchant), 'payee'],
    way,
    [strings.resultDate, paidAt === null ? null : formatMoment(paidAt, strings.locale), 'date'],
    [strings.resultReference, reference && plainText(reference), 'reference'],
  ];
  const text = [strings.paymentComplete, ...factLines(facts)].join('\n');
  // They are on screen, and printed with it.
  const paper = { title: strings.paymentComplete, reference: null, created: null };
  const context = { host, announce, strings, clock, routes: null };
  return html`<p part="next">${strings.paidNext}</p>
    <div part="slip">${renderFacts(facts)}</div>
    ${next}
    <div part="tools">
      ${renderTools(context, { name: 'receipt', title: strings.paymentComplete, text, picture: null, due: null }, paper)}
    </div>
    <p part="result-status" role="status">${announce.message}</p>`;
}

/** The service's message if the merchant shows it, else the text for the failure code, else a general text. */
function reasonOf(
  { step, resource }: EndedState,
  failure: FailureCode | null,
  strings: ResultStrings,
  showFailureMessage: boolean,
): string {
  if (step === 'expired') return resource?.object === 'mandate' ? strings.mandateExpiredHint : strings.expiredHint;
  const message = showFailureMessage && plainText(resource?.failure_message ?? '').trim();
  return message || (failure ? strings.failures[failure] : strings.failedHint);
}
