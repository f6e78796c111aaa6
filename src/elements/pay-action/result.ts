import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import type { FailureCode } from '../../contract/failure.js';
import type { Resource } from '../../contract/resource.js';
import { isUncharged } from '../../contract/uncharged.js';
import { instantOf } from '../../domain/instant.js';
import { formatMoment } from '../../domain/moment.js';
import { ownValue } from '../../domain/own-value.js';
import { plainText } from '../../domain/plain-text.js';
import { isQrMethod } from '../../domain/qr-method.js';
import type { EndedState, UnusableState } from '../../flows/action.js';
import { extras } from '../../locales/en/extras.js';
import { result } from '../../locales/en/result.js';
import type { CoreStrings, ExtraStrings, Guide, PollStrings, ResultStrings } from '../../locales/strings.js';
import { CHECK, CLOCK, CROSS, icon } from '../icons.js';
import { mergeTexts } from '../../texts/merge-texts.js';
import type { ActionProperties } from './action-properties.js';
import { anotherWay, failureOf, renderChoices, waysAfter } from './choices.js';
import { accountOf } from './head.js';
import { sizeOf } from '../head.js';
import { isCancelled } from './message.js';
import type { PollStatus } from './poll-status.js';
import { factsStyles } from '../slip/facts.styles.js';
import { resultStyles } from './result.styles.js';
import { factLines, renderFacts, type Fact } from '../slip/facts.js';
import { money } from '../../texts/money.js';
import { renderTools } from '../slip/tools.js';
import { toolsStyles } from '../slip/tools.styles.js';
import { paperStyles } from '../../styles/paper.styles.js';

export const styles = [factsStyles, toolsStyles, resultStyles, paperStyles];

/** How to reach the seller, whom the texts name. */
const CONTACT = html`<slot name="contact"></slot>`;

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
  const isPayment = step === 'failed' && resource?.object === 'payment';
  const reason = reasonOf(flow, failure, strings, host.showFailureMessage);
  // Whether to pay again is decided before the advice is read.
  return html`${reason ? html`<p part="reason">${reason}</p>` : nothing}
  ${isPayment ? html`<p part="charged">${isUncharged(failure) ? strings.notCharged : strings.charged}</p>` : nothing}
  ${CONTACT} ${renderChoices(host, resource, step === 'expired' ? ['again', 'other'] : waysAfter(failure), strings)}`;
}

/** Renders what the consumer may know while there is nothing to do. */
export function renderWaiting(
  resource: Resource | null,
  texts: CoreStrings & Partial<ExtraStrings & ResultStrings>,
): TemplateResult {
  const strings = mergeTexts({ ...extras, ...result }, texts);
  const timing = timingOf(resource?.payment_method ?? '', strings);
  return html`${resource?.object === 'mandate' ? nothing : html`<p part="advice">${strings.waitingPaid}</p>`}
    ${timing ? html`<p part="hint">${timing}</p>` : nothing}
    <p part="hint">${strings.waitingHint}</p>
    ${CONTACT}`;
}

/** How long the confirmation takes; empty if unknown. */
function timingOf(method: string, { guides, qrAfter }: ExtraStrings): string {
  const guide: Guide | undefined = ownValue(guides, method);
  return guide?.after ?? (isQrMethod(method) ? qrAfter : '');
}

/** Renders what to do about an error: where a repetition does not help, the way out; elsewhere, not to pay again. */
export function renderUnusable(
  host: ActionProperties,
  { error: { code }, of }: UnusableState,
  texts: CoreStrings & Partial<ResultStrings>,
): TemplateResult {
  const strings = mergeTexts(result, texts);
  if (anotherWay(code)) return html`${CONTACT} ${renderChoices(host, null, ['other'], strings)}`;
  // The text of a refusal says it already, and a mandate takes no money. What a first request was for is not known if it fails.
  const isPayment = code !== 'refused' && of?.object !== 'mandate';
  return html`${isPayment ? html`<p part="charged">${strings.charged}</p>` : nothing} ${CONTACT}`;
}

/** Asks the consumer, who alone knows it, whether a payment that is late was made: it may still be confirmed. */
export function renderLate(
  host: ActionProperties,
  resource: Resource | null,
  poll: PollStatus,
  texts: PollStrings & CoreStrings & Partial<ResultStrings>,
): TemplateResult {
  const strings = mergeTexts(result, texts);
  const { lateYes, lateNo: startAgain, otherMethod } = strings;
  return html`<div class="late">
    <p part="question">${strings.lateAsk}</p>
    <button class="button wide" part="check" type="button" @click=${poll.check}>${lateYes}</button>
    ${renderChoices(host, resource, ['again'], { startAgain, otherMethod }, 'quiet wide')} ${CONTACT}
    <p part="updates">${strings.updates}</p>
  </div>`;
}

function renderPaid(
  { host, announce, clock, title }: ResultHost,
  { resource }: EndedState,
  strings: CoreStrings & ExtraStrings & ResultStrings,
): TemplateResult {
  const method = resource?.payment_method;
  const way: Fact = [strings.resultMethod, method ? title(method) : null, 'method'];
  const next = html`<slot name="next"></slot>`;
  const seller = plainText(String(host.merchant ?? ''));
  if (resource?.object !== 'payment') {
    // On one line, below the label if it is long.
    const account = plainText(accountOf(resource) ?? '').replaceAll(' ', '\u00a0');
    const linked: Fact = [strings.resultAccount, account, 'linked'];
    return html`<p part="next">${strings.linkedNext(seller)}</p>
      <div part="slip">${renderFacts([way, linked])}</div>
      ${next}`;
  }
  const { amount_local_paid, currency_local, amount_paid, amount, currency, reference } = resource;
  // The amount that was paid, in the consumer's currency.
  const [paid, of] = amount_local_paid ? [amount_local_paid, currency_local] : [amount_paid ?? amount, currency];
  const paidAt = instantOf(resource.time_paid);
  const sum = paid && money(paid, of, strings);
  const facts: Fact[] = [
    [strings.resultReference, reference && plainText(reference), 'reference'],
    way,
    [strings.resultDate, paidAt === null ? null : formatMoment(paidAt, strings.locale), 'date'],
  ];
  const shown: Fact[] = [
    [strings.resultAmount, sum, 'amount'],
    [strings.seller, seller, 'payee'],
  ];
  const text = [strings.paymentComplete, ...factLines([...shown, ...facts])].join('\n');
  // They are on screen, and printed with it.
  const paper = { title: strings.paymentComplete, reference: null, created: null };
  const context = { host, announce, strings, clock, routes: null };
  return html`<div part="slip">
      ${sum ? html`<p part="amount" class=${sizeOf(sum)}><bdi translate="no">${sum}</bdi></p>` : nothing}
      <p part="next">${strings.paidNext(seller)}</p>
      ${renderFacts(facts)}
    </div>
    ${next}
    <div part="tools">
      ${renderTools(context, { name: 'receipt', title: strings.paymentComplete, text, picture: null, due: null }, paper)}
    </div>
    <div part="result-status" aria-live="polite" aria-atomic="true">${announce.message}</div>`;
}

/** The service's message if the merchant shows it, else the text for the failure code; empty if neither is known. */
function reasonOf(
  { step, resource }: EndedState,
  failure: FailureCode | null,
  strings: ResultStrings,
  showFailureMessage: boolean,
): string {
  if (step === 'expired') return resource?.object === 'mandate' ? strings.mandateExpiredHint : strings.expiredHint;
  const message = showFailureMessage && plainText(resource?.failure_message ?? '').trim();
  return message || (failure ? strings.failures[failure] : '');
}
