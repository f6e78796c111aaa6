import { html, nothing } from 'lit';
import { section, type Item, type Press } from '../section.js';
import { example, reference, status, time } from '../cells.js';

interface Attempt {
  readonly number: number;
  readonly duration_ms: number;
  readonly status_code: number | null;
  readonly error: string | null;
}

interface Delivery extends Item {
  readonly event_id: string;
  readonly event_type: string;
  readonly url: string;
  readonly status: string;
  readonly time_next: string | null;
  readonly attempts: readonly Attempt[];
}

interface Endpoint extends Item {
  readonly url: string;
  readonly event_types: readonly string[];
  readonly time_disabled: string | null;
}

export const webhooks = section<Delivery>({
  name: 'webhooks',
  title: 'Webhooks',
  path: '/sandbox/deliveries',
  summary: {
    path: '/sandbox/webhook_endpoints',
    view: (response, press) => endpointsView((response as { data: Endpoint[] }).data, press),
  },
  columns: () => [
    { title: 'Event', cell: ({ event_type, event_id }) => html`${event_type}<br />${reference('events', event_id)}` },
    { title: 'To', cell: ({ url }) => url },
    {
      title: 'Status',
      cell: ({ status: name, time_next }) =>
        html`${status(name)}${time_next ? html`<br /><small>next ${time(time_next)}</small>` : nothing}`,
    },
    { title: 'Attempts', cell: ({ attempts }) => attempts.map(attemptLine) },
  ],
  actions: ({ id }) => [
    { label: 'Redeliver', path: `/sandbox/deliveries/${id}/redeliver`, done: () => `${id} is sent again.` },
  ],
  empty: () =>
    example('No deliveries yet. Register an endpoint, then create a payment:', '/v1/webhook_endpoints', {
      url: 'http://127.0.0.1:3000/webhooks',
      event_types: ['payment.paid'],
    }),
});

const attemptLine = ({ number, status_code, error, duration_ms }: Attempt) =>
  html`<small class="line">${number}: ${status_code ?? error ?? 'no response'} in ${duration_ms} ms</small>`;

function endpointsView(endpoints: readonly Endpoint[], press: Press) {
  if (!endpoints.length) return nothing;
  return html`<h3>Endpoints</h3>
    <ul class="endpoints">
      ${endpoints.map(
        ({ id, url, event_types, time_disabled }) =>
          html`<li>
            <b>${url}</b>${time_disabled ? html` ${status('disabled')}` : nothing}
            <small class="line">${id}: ${event_types.join(', ')}</small>
            ${
              time_disabled
                ? html`<button
                    class="button"
                    type="button"
                    @click=${() =>
                      press(id, {
                        label: 'Enable',
                        path: `/sandbox/webhook_endpoints/${id}/enable`,
                        done: () => `${id} is enabled.`,
                      })}
                  >
                    Enable
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>
    <h3>Deliveries</h3>`;
}
