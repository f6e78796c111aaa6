/** An event as receivers of webhooks get it. */
import { ACCOUNT, timestamp } from '../world.js';

export interface EventRow {
  readonly event_id: string;
  readonly type: string;
  readonly time_created: Date;
  readonly data: object;
}

export const eventView = ({ event_id, type, time_created, data }: EventRow) => ({
  id: event_id,
  object: 'event' as const,
  type,
  livemode: false,
  account: ACCOUNT,
  time_created: timestamp(time_created),
  data,
});
