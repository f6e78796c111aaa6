/** What the errors of the providers' libraries say. Their texts may repeat data of the request: only names are taken. */
import { ProviderRefusal, Refusal } from './answers.js';

/** A code, or the path of a field: nothing that a consumer has typed with spaces. */
const NAME = /^[\w.[\]-]{1,100}$/;

/** Omise's errors have no status. */
const STATUSES: Readonly<Record<string, number>> = {
  authentication_failure: 401,
  not_found: 404,
  too_many_requests: 429,
  internal_error: 500,
};

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, name) => (Object(found) as Record<string | number, unknown>)[name], value);

const firstName = (values: readonly unknown[]): string | undefined =>
  values.map((value) => (typeof value === 'number' ? String(value) : value)).find(isName);

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

export interface ProviderNames {
  readonly code?: string;
  /** The path of the field that is wrong. */
  readonly field?: string;
}

/** The names in an error of a library, or in a response. */
export function namesIn(error: unknown): ProviderNames {
  // In the errors of Conekta's library, and in responses of PagBank, PayMongo and Asaas.
  const first = at(error, 'response', 'data', 'details', 0) ?? at(error, 'error_messages', 0) ?? at(error, 'errors', 0);
  const code = firstName([
    at(first, 'code'),
    at(error, 'causes', 0, 'code'),
    ...['code', 'errorCode', 'error_code', 'error'].map((name) => at(error, name)),
    at(error, 'error', 'code'),
  ]);
  const field = firstName([
    ...['param', 'parameter_name'].map((name) => at(first, name)),
    at(first, 'source', 'attribute'),
    ...['param', 'parameter', 'source', 'field'].map((name) => at(error, name)),
    at(error, 'apiError', 'invalidFields', 0, 'name'),
    at(error, 'apiError', 'invalidFields', 0),
    at(error, 'rawResponse', 'errors', 0, 'path'),
    at(error, 'error', 'param'),
    at(error, 'error', 'field'),
    at(error, 'violacoes', 0, 'propriedade'),
  ]);
  return { ...(code ? { code } : {}), ...(field ? { field } : {}) };
}

function statusOf(error: unknown): number {
  const given = ['statusCode', 'status', 'httpStatusCode'].map((name) => at(error, name)).find(Boolean);
  if (given || at(error, 'object') !== 'error') return Number(given);
  return STATUSES[String(at(error, 'code'))] ?? 400;
}

/**
 * Returns what the page gets for an error of a provider's library; the error itself if the provider has not refused the request.
 * @param isOrder an order that the provider does not find names something else that does not exist
 */
export function refusalOf(error: unknown, isOrder: boolean): unknown {
  const status = statusOf(error);
  if (status === 404 && !isOrder) return new Refusal(404, 'no such payment');
  if (status === 429) return new Refusal(429, 'too many requests', { 'retry-after': '5' });
  const isOutage = !(status >= 400 && status < 500) || status === 408;
  if (isOutage) return error;
  const names = namesIn(error);
  const named = (message: string) => [message, Object.values(names).join(', ')].filter(Boolean).join(': ');
  if (status === 401 || status === 403)
    return new Refusal(502, named('the provider refused the key of this backend, or what it may do'));
  return new ProviderRefusal(
    status === 409 || status === 422 ? status : 400,
    named('the provider refused the request'),
    names,
  );
}
