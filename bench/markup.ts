/** The HTML of our elements. */
import { BACKEND, pathOf } from './backend.js';
import type { Payment, Resource } from './resource.js';
import { TAGS, type StepName } from './steps.js';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

function element(tag: string, attributes: Readonly<Record<string, string | object>>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}='${escape(typeof value === 'string' ? value : JSON.stringify(value))}'`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}

/** A single element, without `<pay-action>`. */
export function elementMarkup(step: StepName, resource: Resource): string {
  if (step === 'otp') return element(TAGS.otp, { 'mandate-id': resource.id });
  const { amount, currency, time_created, time_expired, action } = resource as Payment;
  const { display_qr_code: code, display_details: details } = action;
  return element(TAGS[step], {
    amount,
    currency,
    'time-created': time_created,
    'expires-at': time_expired,
    ...(code && { data: code.data }),
    ...(details && { details }),
  });
}

/** `<pay-action>` with the service's payment or mandate. */
export const actionMarkup = (_step: StepName, resource: Resource): string =>
  element('pay-action', { [resource.object]: resource, 'base-url': BACKEND });

/** The same, with the payment method: `pay-elements.css` reserves space for its step. */
export const spacedMarkup = (_step: StepName, resource: Resource): string =>
  element('pay-action', {
    [resource.object]: resource,
    'payment-method': resource.payment_method,
    'base-url': BACKEND,
  });

/** `<pay-action>` that requests the payment or mandate. */
export const srcMarkup = (_step: StepName, resource: Resource): string =>
  element('pay-action', { src: pathOf(resource), 'base-url': BACKEND });
