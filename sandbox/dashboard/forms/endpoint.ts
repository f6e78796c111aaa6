/** The forms that create, edit and delete webhook endpoints. */
import { EVENT_TYPES } from '../../src/events/types.js';
import type { Item } from '../section.js';
import type { Form, Values } from './form.js';

export interface Endpoint extends Item {
  readonly url: string;
  readonly event_types: readonly string[];
  readonly description: string;
  readonly secret: string;
  readonly time_created: string;
  readonly time_disabled: string | null;
}

const PATH = '/sandbox/webhook_endpoints';

const fieldsOf = (endpoint?: Endpoint): Form['fields'] => [
  {
    name: 'url',
    label: 'URL',
    value: endpoint?.url,
    hint: 'At most 64 characters; https, or http on this machine.',
    required: true,
    maxLength: 64,
  },
  { name: 'description', label: 'Description', value: endpoint?.description, hint: 'Optional.', maxLength: 64 },
  {
    name: 'event_types',
    legend: 'Event types',
    choices: ['*', ...EVENT_TYPES],
    texts: { '*': 'all, also future ones' },
    chosen: endpoint?.event_types ?? ['*'],
  },
];

const bodyOf = ({ text, all }: Values) => ({
  url: text('url'),
  description: text('description') || null,
  event_types: all('event_types'),
});

export const NEW_ENDPOINT: Form = {
  title: 'New webhook endpoint',
  row: '',
  submit: 'Create',
  fields: fieldsOf(),
  request: (values) => ({
    path: PATH,
    body: bodyOf(values),
    done: ({ id }) => `${String(id)} is created. Its secret is in the list.`,
  }),
};

export const editForm = (endpoint: Endpoint): Form => ({
  title: `Edit ${endpoint.id}`,
  row: endpoint.id,
  submit: 'Save',
  fields: fieldsOf(endpoint),
  request: (values) => ({
    method: 'PUT',
    path: `${PATH}/${endpoint.id}`,
    body: bodyOf(values),
    done: ({ id }) => `${String(id)} is saved.`,
  }),
});

export const deleteForm = ({ id, url }: Endpoint): Form => ({
  title: `Delete ${id}?`,
  text: `${url} receives nothing more. Its deliveries stay in the list.`,
  row: id,
  submit: 'Delete',
  danger: true,
  fields: [],
  request: () => ({ method: 'DELETE', path: `${PATH}/${id}`, done: () => `${id} is deleted.` }),
});
