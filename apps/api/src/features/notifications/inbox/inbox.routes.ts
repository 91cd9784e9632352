import {
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotification as restoreOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  deleteRemovedNotifications,
  hasNotification,
  listNotificationsOf,
  markAllRead,
  markRead,
  removeNotification,
  restoreNotification,
} from './notifications.store.ts';
import { presentNotification } from './present-notification.ts';
import type { UnreadCounts } from './unread-counts.ts';

/** How long a removed notification can be restored: longer than any screen offers it. */
const UNDO_WINDOW_MS = 10 * 60_000;

/** Routes for the member's inbox. A notification of another member is not found (404). */
export function inboxRoutes(
  app: FastifyInstance,
  { db, clock, jobs }: Deps,
  unreadCounts: UnreadCounts,
): void {
  const now = () => new Date(clock.now());
  const undoWindowStart = () => new Date(clock.now() - UNDO_WINDOW_MS);

  route(app, listNotifications, async ({ user, query }) => {
    const { unread_only: unreadOnly = false, limit } = query;
    const rows = await listNotificationsOf(db, user.id, { unreadOnly, limit });
    return rows.map(presentNotification);
  });
  route(app, countUnreadNotifications, async ({ user }) => ({
    unread_count: await unreadCounts.of(user.id),
  }));
  route(app, markNotificationRead, async ({ user, params }) => {
    const row = await markRead(db, user.id, params.id, now());
    unreadCounts.changed(db, [user.id]);
    return row ? presentNotification(row) : refuse('not_found');
  });
  route(app, markAllNotificationsRead, async ({ user }) => {
    await markAllRead(db, user.id, now());
    unreadCounts.changed(db, [user.id]);
    return null;
  });
  route(app, deleteNotification, async ({ user, params }) => {
    const isRemoved = await removeNotification(db, user.id, params.id, now());
    unreadCounts.changed(db, [user.id]);
    return isRemoved ? null : refuse('not_found');
  });
  route(app, restoreOperation, async ({ user, params }) => {
    const row = await restoreNotification(db, user.id, params.id, undoWindowStart());
    unreadCounts.changed(db, [user.id]);
    if (row) return presentNotification(row);
    const exists = await hasNotification(db, user.id, params.id);
    return refuse(exists ? 'undo_expired' : 'not_found');
  });
  jobs.every('notifications.delete-removed', 3600, () =>
    deleteRemovedNotifications(db, undoWindowStart()),
  );
}
