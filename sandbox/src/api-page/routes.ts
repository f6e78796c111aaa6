/** `/sandbox/api`: the OpenAPI document as a page. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { secure } from '../consumer/secure.js';
import { openApiDocument } from '../openapi-document.js';
import { documentPage, type Document } from './page.js';

export function apiPage(app: OpenAPIHono): void {
  app.get('/sandbox/api', (context) => {
    secure(context, "style-src 'self'");
    // The plain JSON that `/openapi.json` returns.
    const document = JSON.parse(JSON.stringify(openApiDocument(app))) as Document;
    return context.html(documentPage(document));
  });
}
