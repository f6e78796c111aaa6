/** The verification of one-time codes by the fake backend. */
import type { BackendRequest, BackendResponse, RefusalCode } from './answers.js';

/** The reasons for which a one-time code is refused. */
export type CodeRefusal = Extract<RefusalCode, `otp_${string}`>;

export class OneTimeCodes {
  /** The code that is accepted; undefined if every code is. */
  readonly #accepted: string | undefined;
  readonly #refusals = new Map<string, CodeRefusal[]>();
  /** Responses by idempotency key: a request that is repeated is not carried out again. */
  readonly #repeated = new Map<string, BackendResponse>();

  constructor(accepted: string | undefined) {
    this.#accepted = accepted;
  }

  /** Refuses the next code of a mandate. */
  refuse(id: string, reason: CodeRefusal): void {
    this.#refusals.set(id, [...(this.#refusals.get(id) ?? []), reason]);
  }

  /** Returns the reason for which a code is refused; undefined if it is accepted. */
  refusalOf(id: string, code: string): CodeRefusal | undefined {
    const planned = this.#refusals.get(id)?.shift();
    if (planned) return planned;
    return this.#accepted === undefined || code === this.#accepted ? undefined : 'otp_incorrect';
  }

  /** Carries out a request, or returns its response if it was sent before. */
  once(id: string, { headers }: BackendRequest, verify: () => BackendResponse): BackendResponse {
    const key = headers?.['idempotency-key'];
    const before = key && this.#repeated.get(`${id} ${key}`);
    if (before) return before;
    const response = verify();
    if (key) this.#repeated.set(`${id} ${key}`, response);
    return response;
  }
}
