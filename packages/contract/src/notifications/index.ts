import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, queryFlag } from '../schemas.ts';

export const notification = z
  .object({
    id,
    type: z.enum([
      'booking_confirmation',
      'class_reminder',
      'class_cancelled',
      'waitlist_opened',
      'payment_success',
      'system_update',
      'other',
    ]),
    title: z.string(),
    message: z.string(),
    link: z.string().nullable(),
    created_at: instant,
    is_read: z.boolean(),
    read_at: instant.nullable(),
  })
  .meta({ id: 'Notification' });

const tag = 'notifications';

export const listNotifications = operation({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  tag,
  access: 'signed_in',
  summary: 'Notifications, newest first; a bare list, as in the specification',
  query: z.object({
    unread_only: queryFlag,
    limit: z.coerce.number().int().min(1).max(50).default(50),
  }),
  responses: { 200: z.array(notification) },
  refusals: ['validation_failed'],
});

export const countUnreadNotifications = operation({
  id: 'countUnreadNotifications',
  method: 'GET',
  path: '/notifications/unread-count',
  tag,
  access: 'signed_in',
  summary: 'Number of unread notifications',
  responses: { 200: z.object({ unread_count: z.int() }) },
  refusals: [],
});

export const markNotificationRead = operation({
  id: 'markNotificationRead',
  method: 'PATCH',
  path: '/notifications/:id/read',
  tag,
  access: 'signed_in',
  summary: 'Mark one as read',
  params: idParams,
  responses: { 200: notification },
  refusals: ['not_found'],
});

export const markAllNotificationsRead = operation({
  id: 'markAllNotificationsRead',
  method: 'POST',
  path: '/notifications/mark-all-read',
  tag,
  access: 'signed_in',
  summary: 'Mark all as read',
  responses: { 204: null },
  refusals: [],
});

export const deleteNotification = operation({
  id: 'deleteNotification',
  method: 'DELETE',
  path: '/notifications/:id',
  tag,
  access: 'signed_in',
  summary: 'Remove one; it can be restored for ten minutes',
  params: idParams,
  responses: { 204: null },
  refusals: ['not_found'],
});

export const restoreNotification = operation({
  id: 'restoreNotification',
  method: 'POST',
  path: '/notifications/:id/restore',
  tag,
  access: 'signed_in',
  summary: 'Restore a removed one as it was; a repeat changes nothing',
  params: idParams,
  responses: { 200: notification },
  refusals: ['not_found', 'undo_expired'],
});

export const renewCalendarFeed = operation({
  id: 'renewCalendarFeed',
  method: 'POST',
  path: '/profile/calendar-feed/renew',
  tag,
  access: 'signed_in',
  summary: 'Give the calendar feed a new secret URL; the old one stops working',
  responses: { 200: z.object({ calendar_feed_url: z.string() }) },
  refusals: ['rate_limited'],
});
