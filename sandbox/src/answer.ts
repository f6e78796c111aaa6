/** Sends JSON. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

declare module 'hono' {
  interface ContextVariableMap {
    /** The JSON that was sent, for the log of requests and for idempotency: to read a response again takes longer than to write it. */
    sent: string | undefined;
  }
}

/** @param text the JSON */
export function answerText(
  context: Context,
  text: string,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  context.set('sent', text);
  return context.body(text, status, { 'content-type': 'application/json', ...headers });
}

export const answer = (context: Context, value: object, status?: ContentfulStatusCode): Response =>
  answerText(context, JSON.stringify(value), status);
