import { z } from 'zod';
import file from './notifications.json' with { type: 'json' };

/** A notification of a demo account that is not about a booking. */
const demoNotification = z.strictObject({
  account: z.string(),
  type: z.enum(['system_update', 'other']),
  title: z.string(),
  message: z.string(),
  link: z.string().nullable(),
  hoursAgo: z.number(),
  read: z.boolean(),
});

/** True at whatever hour the demo is started: they name no day. */
export const demoNotifications = z.array(demoNotification).parse(file);
