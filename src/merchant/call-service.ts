import { Refusal } from './answers.js';

/**
 * Calls the payment service. The call may ignore its signal.
 * @param ms the time that it may take
 * @throws {Refusal} 504 when the time is over, 502 with the cause for any other error
 */
export async function callService<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const late = new Refusal(504, 'the payment service did not respond in time');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late);
      timeout.abort();
    }, ms);
  });
  try {
    return await Promise.race([call(timeout.signal), over]);
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(502, 'the payment service could not be reached', {}, cause);
  } finally {
    clearTimeout(timer);
  }
}
