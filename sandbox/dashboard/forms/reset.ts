import type { Form } from './form.js';

export const RESET: Form = {
  title: 'Delete all data?',
  text: 'This deletes all payments, customers, webhooks and other data, and returns the clock to the real time.',
  row: '',
  submit: 'Delete all data',
  danger: true,
  fields: [],
  request: () => ({ path: '/sandbox/reset', done: () => 'All data is deleted.' }),
};
