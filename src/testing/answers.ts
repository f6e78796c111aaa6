/** Responses of the fake backend. */

export interface BackendRequest {
  readonly method: string;
  /** Absolute, or the path alone. */
  readonly url: string;
  /** In lower case; others are not read. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | null;
}

export interface BackendResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; empty where there is none. */
  readonly body: string;
}

export function answer(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): BackendResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}

const MESSAGES = {
  otp_incorrect: 'The one-time code is wrong.',
  otp_expired: 'The one-time code has expired.',
  otp_attempts_exceeded: 'Too many wrong one-time codes.',
  resource_missing: 'No such payment or mandate.',
  request_param_error: 'This request cannot be carried out now.',
  api_error: 'The service failed.',
} as const;

export type RefusalCode = keyof typeof MESSAGES;

/** The error envelope of the contract (section 7). */
export function refusal(code: RefusalCode, status = 400): BackendResponse {
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return answer({ error: { type, code, message: MESSAGES[code] } }, status);
}
