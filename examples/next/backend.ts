/** Where the merchant's backend answers. */
export function backendUrl(path: string): URL {
  const { BACKEND_URL } = process.env;
  if (!BACKEND_URL) throw new Error('BACKEND_URL is not set.');
  return new URL(path, BACKEND_URL);
}
