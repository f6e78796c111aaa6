/** The service, as the page asks it. */

/** A look that is not answered must not be the last one. A button takes as long as it takes. */
const PATIENCE = 10_000;

/** @returns the body as text @throws {Error} in words for a person */
export const get = (path: string): Promise<string> => ask(path, { signal: AbortSignal.timeout(PATIENCE) });

/** Presses a button of the service. @throws {Error} in words for a person */
export async function post(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const text = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return JSON.parse(text) as Record<string, unknown>;
}

async function ask(path: string, init: RequestInit): Promise<string> {
  let response: Response;
  try {
    const headers = { ...init.headers, accept: 'application/json' };
    response = await fetch(path, { ...init, headers, cache: 'no-store' });
  } catch {
    throw new Error('The sandbox does not answer.');
  }
  const text = await response.text();
  if (!response.ok) throw new Error(refusal(text) ?? `The sandbox answered ${response.status}.`);
  return text;
}

/** What the envelope says. */
function refusal(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message;
  } catch {
    return undefined;
  }
}
