/** The latest requests of this process, in memory. */
import { z } from '@hono/zod-openapi';
import { nullableText, timeText } from '../views/fields.js';
import { timestamp } from '../world.js';
import { maskedRequest, maskedResponse, parsedJson, type Bodies } from './masked.js';

/** Number of requests to keep. */
const KEPT = 500;
/** Longer bodies are masked and shortened immediately, so that the log stays small. */
const LARGE = 4_000;

export interface NewRequest extends Bodies {
  /** The `Request-Id` of the response. */
  readonly id: string;
  readonly time: Date;
  readonly method: string;
  readonly durationMs: number;
  readonly idempotencyKey: string | null;
}

export const LoggedRequest = z
  .strictObject({
    id: z.string(),
    object: z.literal('request'),
    time: timeText(),
    method: z.string(),
    path: z.string(),
    status: z.number(),
    duration_ms: z.number(),
    idempotency_key: nullableText(),
    error_code: nullableText(),
    /** Text with masked secrets; null without a body. */
    request_body: nullableText(),
    response_body: nullableText(),
  })
  .openapi('LoggedRequest', {
    examples: [
      {
        id: 'req_0d89f8fa000009',
        method: 'POST',
        path: '/v1/mandates/mdt_123/verify',
        status: 400,
        duration_ms: 2.9,
        error_code: 'otp_incorrect',
        request_body: '{"otp":"***"}',
        response_body: '{"error":{"type":"invalid_request_error"}}',
      },
    ],
  });

export type LoggedRequest = z.infer<typeof LoggedRequest>;

interface Entry {
  readonly number: number;
  readonly request: NewRequest;
  /** Set if it was masked when it was added. */
  readonly shown: LoggedRequest | null;
}

export class RequestLog {
  /** Oldest first. */
  #entries: Entry[] = [];
  #count = 0;

  /** The number of requests so far. */
  get count(): number {
    return this.#count;
  }

  add(request: NewRequest): void {
    const number = ++this.#count;
    // Other bodies are masked when the log is read, which is rare.
    const shown = (request.request?.length ?? 0) > LARGE ? this.#masked(request) : null;
    this.#entries.push({ number, request, shown });
    if (this.#entries.length > KEPT) this.#entries.shift();
  }

  clear(): void {
    this.#entries = [];
  }

  /** Newest first. */
  all(): LoggedRequest[] {
    return this.#entries.map((entry) => this.#show(entry)).reverse();
  }

  /** The requests after the given number of them, oldest first. */
  since(count: number): LoggedRequest[] {
    return this.#entries.filter(({ number }) => number > count).map((entry) => this.#show(entry));
  }

  #show({ request, shown }: Entry): LoggedRequest {
    return shown ?? this.#masked(request);
  }

  #masked(request: NewRequest): LoggedRequest {
    const { id, time, method, path, status, durationMs, idempotencyKey } = request;
    return {
      id,
      object: 'request',
      time: timestamp(time),
      method,
      path,
      status,
      duration_ms: Math.round(durationMs * 10) / 10,
      idempotency_key: idempotencyKey,
      error_code: errorCode(request),
      request_body: maskedRequest(request),
      response_body: maskedResponse(request),
    };
  }
}

function errorCode({ status, response }: Bodies): string | null {
  if (status < 400) return null;
  const { error } = (parsedJson(response ?? '') ?? {}) as { error?: { code?: string } };
  return error?.code ?? null;
}
