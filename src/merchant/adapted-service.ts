/** A payment provider's API by one of the adapters in `pay-elements/providers`. */
import type { Resource } from '../contract/resource.js';
import { isPayError } from '../errors.js';
import { Refusal } from './answers.js';
import { refusalOf } from './provider-refusal.js';
import type { CallOptions, PaymentService, PostOptions, ServiceAnswer } from './service.js';
import type { WebhookEvent } from './webhook.js';

/** An event of a webhook. `data` is the provider's object, or null if it has none to show. */
export type ProviderEvent<Given> = Omit<WebhookEvent, 'data'> & { readonly data: Given | null };

/** The calls of the provider's own library. Each returns the provider's object. */
export interface ProviderCalls<Order, Given> {
  readonly create: (order: Order, options: PostOptions) => Promise<Given>;
  /** Undefined for a payment that is unknown, such as one that a store does not have. */
  readonly retrieve: (id: string, options: CallOptions) => Promise<Given | undefined>;
  /** See `PaymentService`: the `return_url` is `/merchant/payments/{id}/return` then. */
  readonly comeBack?: PaymentService<Order>['comeBack'];
  /** Verifies a webhook with the provider's library. @returns its event; a list if the provider may send several in one message */
  readonly readWebhook?: (
    headers: Headers,
    body: string,
  ) => Promise<ProviderEvent<Given> | readonly ProviderEvent<Given>[]>;
}

/**
 * The page gets payments and mandates of the contract, so it needs no `provider`, and no secret of the provider's object
 * reaches it.
 * @param adapter for example `fromStripe`, or a function of the shop's own that throws a `PayError`: docs/own-adapter.md
 */
export function adaptedService<Order, Given>(
  adapter: (value: Given) => Resource,
  { create, retrieve, comeBack, readWebhook }: ProviderCalls<Order, Given>,
): PaymentService<Order> {
  const answer = async (call: Promise<Given | undefined>, isOrder = false): Promise<ServiceAnswer> => {
    const given = await refusable(call, isOrder);
    if (given === undefined) throw new Refusal(404, 'no such payment');
    return { status: 200, body: convert(adapter, given) };
  };
  return {
    create: (order, options) => answer(create(order, options), true),
    retrieve: (_kind, id, options) => answer(retrieve(id, options)),
    ...(comeBack ? { comeBack: (...given) => refusable(comeBack(...given)) } : {}),
    ...(readWebhook
      ? {
          async readWebhook(headers: Headers, body: string): Promise<WebhookEvent[]> {
            const events = [await readWebhook(headers, body)].flat();
            return events.map(({ data, ...event }) => ({ ...event, data: data ? { ...convert(adapter, data) } : {} }));
          },
        }
      : {}),
  };
}

function convert<Given>(adapter: (value: Given) => Resource, value: Given): Resource {
  try {
    return adapter(value);
  } catch (error) {
    // The messages of a PayError have paths and names, and no data.
    throw new Refusal(502, isPayError(error) ? `${error.code}: ${error.message}` : 'unexpected object of the provider');
  }
}

const refusable = <T>(call: Promise<T>, isOrder = false): Promise<T> =>
  call.catch((error: unknown) => {
    throw refusalOf(error, isOrder);
  });
