// @ts-check
/** The API reference, rendered by Swagger UI from the document beside it. There is no service to send requests to. */
const { SwaggerUIBundle } = /** @type {any} */ (globalThis);
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#api',
  deepLinking: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  docExpansion: 'list',
});
