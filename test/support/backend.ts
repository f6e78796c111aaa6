/** One request to the fake backend of the merchant. */
export interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
  readonly signal: AbortSignal;
  answer(body: unknown, status?: number, headers?: Record<string, string>): void;
  answerWith(response: Response): void;
  fail(): void;
}

export class FakeBackend {
  readonly calls: Call[] = [];
  readonly #now: (() => number) | undefined;

  /** @param now the backend's clock, for the `Date` of its responses; without it they have none */
  constructor(now?: () => number) {
    this.#now = now;
  }

  get #date(): Record<string, string> {
    return this.#now ? { date: new Date(this.#now()).toUTCString() } : {};
  }

  fetch: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init!.signal!;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      this.calls.push({
        url: String(input),
        method: init!.method!,
        headers: new Headers(init!.headers),
        body: init!.body as string,
        signal,
        answer: (body, status = 200, headers = {}) =>
          resolve(
            new Response(typeof body === 'string' ? body : JSON.stringify(body), {
              status,
              headers: { ...this.#date, ...headers },
            }),
          ),
        answerWith: resolve,
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });

  /** The most recent request. */
  get last(): Call {
    const call = this.calls.at(-1);
    if (!call) throw new Error('no request was sent');
    return call;
  }
}
