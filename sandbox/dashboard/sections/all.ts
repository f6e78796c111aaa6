/** All sections, in the order of the navigation. */
import { balance } from './balance.js';
import { customers } from './customers.js';
import { deliveries } from './deliveries.js';
import { events } from './events.js';
import { mandates } from './mandates.js';
import { payments } from './payments.js';
import { refunds } from './refunds.js';
import { requests } from './requests.js';
import { subscriptions } from './subscriptions.js';
import { webhooks } from './webhooks.js';

export const SECTIONS = [
  payments,
  mandates,
  customers,
  refunds,
  subscriptions,
  balance,
  events,
  webhooks,
  deliveries,
  requests,
] as const;
