/** The merchant's backend, played by the test. */
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
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })),
        answerWith: resolve,
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });

  /** The call that came last. */
  get last(): Call {
    const call = this.calls.at(-1);
    if (!call) throw new Error('nothing was asked');
    return call;
  }
}
