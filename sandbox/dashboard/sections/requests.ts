import { html, nothing, type TemplateResult } from 'lit';
import type { LoggedRequest } from '../../src/requests/log.js';
import { example, FIRST_PAYMENT, time } from '../cells.js';
import { jsonView } from '../details.js';
import { linked } from '../ids.js';
import { section } from '../section.js';

export const requests = section<LoggedRequest>({
  name: 'requests',
  title: 'Requests',
  path: '/sandbox/requests',
  searches: 'ID, path, key or body',
  columns: () => [
    {
      title: 'Request',
      cell: ({ method, path }) => html`<b>${method}</b> <span class="mono">${linked(path)}</span>`,
    },
    { title: 'Response', width: 'narrow', cell: responseOf },
    { title: 'Idempotency key', cell: ({ idempotency_key }) => idempotency_key ?? '' },
    { title: 'Duration', width: 'narrow', cell: ({ duration_ms }) => `${duration_ms} ms` },
    { title: 'Time', width: 'time', cell: (request) => time(request.time) },
  ],
  details: (request) => ({ title: `${request.method} ${request.path}`, content: requestView(request) }),
  empty: () => example('No requests yet. Create a payment:', '/v1/payments', FIRST_PAYMENT),
});

const responseOf = ({ status, error_code }: LoggedRequest) =>
  html`<span class="status" data-status=${status < 400 ? 'succeeded' : 'failed'}>${status}</span>${
      error_code ? html`<br /><small>${error_code}</small>` : nothing
    }`;

function requestView(request: LoggedRequest): TemplateResult {
  const { id, idempotency_key, duration_ms, request_body, response_body } = request;
  return html`<dl class="facts">
      <dt>ID</dt>
      <dd class="mono">${id}</dd>
      <dt>Time</dt>
      <dd>${time(request.time)}</dd>
      <dt>Response</dt>
      <dd>${responseOf(request)} in ${duration_ms} ms</dd>
      ${
        idempotency_key === null
          ? nothing
          : html`<dt>Idempotency key</dt>
              <dd class="mono">${idempotency_key}</dd>`
      }
    </dl>
    ${bodyView('Request body', request_body)} ${bodyView('Response body', response_body)}`;
}

const bodyView = (title: string, body: string | null) =>
  body === null
    ? nothing
    : html`<h3>${title}</h3>
        ${jsonView(title, body)}`;
