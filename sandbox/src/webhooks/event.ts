/** An event as receivers of webhooks get it. */
import { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import type { EventTable } from '../store/schema.js';
import { idText, timeText } from '../views/fields.js';
import { ACCOUNT, timestamp } from '../world.js';

/** @param type @param data the schemas of these fields */
export const eventOf = <Type extends z.ZodType, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({
    id: idText('evt'),
    object: z.literal('event'),
    type,
    livemode: z.boolean(),
    account: idText('acct'),
    time_created: timeText(),
    data,
  });

export const eventView = ({
  id,
  type,
  time_created,
  data,
}: Omit<Selectable<EventTable>, 'sequence' | 'time_written'>) => ({
  id,
  object: 'event' as const,
  type,
  livemode: false,
  account: ACCOUNT,
  time_created: timestamp(time_created),
  data,
});
