import { html, nothing } from 'lit';
import { status, time } from '../cells.js';
import { deleteForm, editForm, NEW_ENDPOINT, type Endpoint } from '../forms/endpoint.js';
import { jsonView } from '../details.js';
import { linkTo } from '../route.js';
import { section, type Action, type ViewState } from '../section.js';

export const webhooks = section<Endpoint>({
  name: 'webhooks',
  title: 'Webhooks',
  path: '/sandbox/webhook_endpoints',
  searches: 'ID, URL or event type',
  creates: () => [{ label: 'New endpoint…', form: NEW_ENDPOINT }],
  columns: (state) => [
    { title: 'URL', cell: (endpoint) => urlOf(endpoint, state) },
    { title: 'Event types', cell: ({ event_types }) => (event_types[0] === '*' ? 'all' : event_types.join(', ')) },
    {
      title: 'Status',
      width: 'narrow',
      cell: ({ id, time_disabled }) =>
        html`${status(time_disabled ? 'disabled' : 'enabled')}<br /><a href=${linkTo('deliveries', id)}>deliveries</a>`,
    },
    { title: 'Created', width: 'time', cell: ({ time_created }) => time(time_created) },
  ],
  actions: actionsOf,
  // The secret is shown only on request.
  details: ({ secret: _secret, ...endpoint }) => ({
    title: endpoint.id,
    content: jsonView('As JSON', endpoint),
  }),
  empty: () =>
    html`<p>
      No endpoints yet. Create one with the URL of your receiver, for example http://127.0.0.1:3000/webhooks.
    </p>`,
});

function urlOf({ id, url, description, secret }: Endpoint, state: ViewState): unknown {
  return html`${url}${description ? html`<small class="line">${description}</small>` : nothing}${
    state.revealed(id) ? html`<code class="line secret">${secret}</code>` : nothing
  }`;
}

function actionsOf(endpoint: Endpoint, state: ViewState): Action[] {
  const { id, url, secret, time_disabled } = endpoint;
  const path = `/sandbox/webhook_endpoints/${id}`;
  return [
    time_disabled
      ? { label: 'Enable', main: true, path: `${path}/enable`, done: () => `${id} is enabled.` }
      : { label: 'Send test', path: `${path}/test`, done: () => `A test event is sent to ${url}. See its delivery.` },
    { label: state.revealed(id) ? 'Hide secret' : 'Show secret', local: 'reveal' },
    ...(state.revealed(id) ? [{ label: 'Copy secret', copies: secret }] : []),
    { label: 'Edit…', form: editForm(endpoint) },
    { label: 'Delete…', form: deleteForm(endpoint) },
  ];
}
