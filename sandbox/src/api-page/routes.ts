/** `/sandbox/api` and `/sandbox/api/control`: the OpenAPI documents as pages. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { secure } from '../consumer/secure.js';
import { controlApi, openApiDocument, paymentsApi } from '../openapi/document.js';
import { documentPage, type Document } from './page.js';

export function apiPage(app: OpenAPIHono): void {
  for (const [path, api] of [
    ['/sandbox/api', paymentsApi],
    ['/sandbox/api/control', controlApi],
  ] as const) {
    app.get(path, (context) => {
      secure(context, "style-src 'self'");
      // The plain JSON that the document's own path returns.
      const document = JSON.parse(JSON.stringify(openApiDocument(app, api))) as Document;
      return context.html(documentPage(document, api.path));
    });
  }
}
