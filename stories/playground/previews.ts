/** The previews of the playground: every step, every result, and the forms. */
import { html, type TemplateResult } from 'lit';
import { RESULTS, STEPS, type Shown } from '../data.js';
import { shown } from '../page.js';
import { answering, silent, stillClock } from '../support.js';

interface Preview {
  readonly title: string;
  readonly kind: 'Steps' | 'Progress and results' | 'Forms';
  readonly draw: (appearance: object) => TemplateResult;
}

const resources = (kind: Preview['kind'], all: Readonly<Record<string, Shown>>): Preview[] =>
  Object.entries(all).map(([title, one]) => ({ title, kind, draw: (appearance) => shown(one, { appearance }) }));

/** An element that requests its payment. */
const requesting = (title: string, respond: typeof fetch): Preview => ({
  title,
  kind: 'Progress and results',
  draw: (appearance) =>
    html`<pay-provider .clock=${stillClock} .fetch=${respond} .appearance=${appearance}>
      <pay-action src="/merchant/payments/pm_1"></pay-action>
    </pay-provider>`,
});

const form = (title: string, fields: TemplateResult): Preview => ({
  title,
  kind: 'Forms',
  draw: (appearance) => html`<pay-provider .appearance=${appearance}>${fields}</pay-provider>`,
});

export const PREVIEWS: readonly Preview[] = [
  ...resources('Steps', STEPS),
  requesting('Loading', silent),
  ...resources('Progress and results', RESULTS),
  requesting('Error', answering({}, 503)),
  form(
    'Payment methods',
    html`<pay-methods methods='["pix_br","boleto_br","ewallet_id","card_ru"]' value="pix_br"></pay-methods>`,
  ),
  form('Customer’s data', html`<pay-customer-fields payment-method="boleto_br"></pay-customer-fields>`),
  form('Account for a refund', html`<pay-refund-account payment-method="boleto_br"></pay-refund-account>`),
];

export const preview = (title: string, appearance: object): TemplateResult =>
  PREVIEWS.find((one) => one.title === title)!.draw(appearance);
