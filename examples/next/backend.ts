/** The URL of a path in the merchant's backend. */
export function backendUrl(path: string): URL {
  const { BACKEND_URL } = process.env;
  if (!BACKEND_URL) throw new Error('BACKEND_URL is not set.');
  return new URL(path, BACKEND_URL);
}
