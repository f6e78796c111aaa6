/** An OpenAPI document of the sandbox that was built last: of the service, or the control API. @returns {Promise<any>} */
export async function openApiDocument(path = '/openapi.json') {
  // Built just now: not there for the type checker.
  const { createService } = await import(new URL('../../sandbox/dist/index.js', import.meta.url).href);
  const service = await createService({ ticking: false });
  const response = await service.app.request(`http://127.0.0.1:4242${path}`);
  const document = await response.json();
  await service.close();
  return document;
}
