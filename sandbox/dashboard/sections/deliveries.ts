import { html, nothing } from 'lit';
import { status, time } from '../cells.js';
import { reference } from '../ids.js';
import { linkTo } from '../route.js';
import { section, type Item } from '../section.js';

interface Attempt {
  readonly number: number;
  readonly duration_ms: number;
  readonly status_code: number | null;
  readonly error: string | null;
}

interface Delivery extends Item {
  readonly event_id: string;
  readonly event_type: string;
  readonly endpoint_id: string;
  readonly url: string;
  readonly status: string;
  readonly time_next: string | null;
  readonly attempts: readonly Attempt[];
}

export const deliveries = section<Delivery>({
  name: 'deliveries',
  title: 'Deliveries',
  path: '/sandbox/deliveries',
  searches: 'ID, event type, URL or status',
  columns: () => [
    { title: 'Event', cell: ({ event_type, event_id }) => html`${event_type}<br />${reference(event_id)}` },
    { title: 'To', cell: ({ url, endpoint_id }) => html`${url}<br />${reference(endpoint_id)}` },
    {
      title: 'Status',
      width: 'narrow',
      cell: ({ status: name, time_next }) =>
        html`${status(name)}${time_next ? html`<br /><small>next ${time(time_next)}</small>` : nothing}`,
    },
    { title: 'Attempts', cell: ({ attempts }) => attempts.map(attemptLine) },
  ],
  actions: ({ id }) => [
    { label: 'Redeliver', path: `/sandbox/deliveries/${id}/redeliver`, done: () => `${id} is sent again.` },
  ],
  empty: () =>
    html`<p>No deliveries yet. Create a <a href=${linkTo('webhooks')}>webhook endpoint</a>, then send it a test.</p>`,
});

const attemptLine = ({ number, status_code, error, duration_ms }: Attempt) =>
  html`<small class="line">${number}: ${status_code ?? error ?? 'no response'} in ${duration_ms} ms</small>`;
