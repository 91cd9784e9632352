import type { notification } from '@pulse/contract';
import type { z } from 'zod';
import type { NotificationRow } from './notifications.store.ts';

/** A notification as in the contract. */
export function presentNotification(row: NotificationRow): z.input<typeof notification> {
  return {
    id: row.id,
    type: row.type as z.input<typeof notification>['type'],
    title: row.title,
    message: row.message,
    link: row.link,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
    read_at: row.read_at?.toISOString() ?? null,
  };
}
