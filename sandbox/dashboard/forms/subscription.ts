import type { Form } from './form.js';

const INTERVALS = [
  ['3600', 'Every hour'],
  ['86400', 'Every day'],
  ['604800', 'Every week'],
  ['2592000', 'Every 30 days'],
  ['31536000', 'Every 365 days'],
] as const;

/** The currencies of payment methods, by the country at the end of their names. */
const CURRENCIES: Readonly<Record<string, string>> = {
  br: 'BRL',
  cn: 'CNY',
  id: 'IDR',
  kr: 'KRW',
  mx: 'MXN',
  ru: 'RUB',
  th: 'THB',
};

interface Mandate {
  readonly id: string;
  readonly status: string;
  readonly payment_method: string;
}

/** @param mandates the mandates to suggest, of which only active ones can be debited */
export function subscriptionForm(mandates: readonly Mandate[]): Form {
  const active = mandates.filter(({ status }) => status === 'active');
  const [first] = active;
  return {
    title: 'New subscription',
    text: 'It debits the mandate immediately, and then at each interval.',
    row: '',
    submit: 'Create',
    fields: [
      {
        name: 'mandate_id',
        label: 'Mandate',
        hint: first ? 'An active mandate.' : 'There is no active mandate yet: link an account first.',
        value: first?.id,
        suggestions: active.map(({ id }) => id),
        required: true,
      },
      {
        name: 'currency',
        label: 'Currency',
        hint: 'For example IDR.',
        value: first && CURRENCIES[first.payment_method.slice(-2)],
        required: true,
        maxLength: 3,
      },
      { name: 'amount', label: 'Amount', decimal: true, required: true },
      { name: 'interval', label: 'Interval', options: INTERVALS, value: '2592000' },
    ],
    request: ({ text }) => ({
      path: '/sandbox/subscriptions',
      body: {
        mandate_id: text('mandate_id'),
        currency: text('currency').toUpperCase(),
        amount: text('amount'),
        interval_seconds: Number(text('interval')),
      },
      done: ({ id }) => `${String(id)} is created, and its first debit is made.`,
    }),
  };
}
