import type { NotificationType } from '@pulse/domain';
import { type Selectable, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Notifications } from '../../../platform/database/schema.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { deleteMailsOf } from '../../../platform/mail/mails.store.ts';

const NOTIFICATION_COLUMNS = [
  'id',
  'type',
  'title',
  'message',
  'link',
  'created_at',
  'read_at',
] as const;

/** A notification as the inbox shows it. */
export type NotificationRow = Pick<
  Selectable<Notifications>,
  (typeof NOTIFICATION_COLUMNS)[number]
>;

/** A notification to insert; the same `eventKey` twice inserts one. */
export interface NewNotificationRow {
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  link: string | null;
  eventKey: string;
  at: Date;
  /** Null: it arrives unread. */
  readAt: Date | null;
}

/** A member's notifications, newest first. */
export function listNotificationsOf(
  db: Db,
  userId: string,
  query: { unreadOnly: boolean; limit: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(NOTIFICATION_COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(query.unreadOnly, (q) => q.where('read_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .execute();
}

/**
 * Marks one of the member's own as read; the first moment stays. Undefined when it is not theirs.
 */
export function markRead(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<NotificationRow | undefined> {
  return db
    .updateTable('notifications')
    .set((row) => ({ read_at: row.fn.coalesce('read_at', row.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(NOTIFICATION_COLUMNS)
    .executeTakeFirst();
}

/** Marks all notifications of a member as read. */
export async function markAllRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Marks as read what offered places that are offered no more; returns the members whose inbox it
 * changed.
 */
export async function markOffersRead(
  tx: Tx,
  bookingIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    UPDATE notifications n SET read_at = ${now}
    FROM bookings b
    WHERE b.id = ANY(${bookingIds}::uuid[]) AND n.user_id = b.user_id
      AND n.read_at IS NULL AND n.deleted_at IS NULL
      AND n.type = 'waitlist_opened' AND n.link = '/app/bookings#booking-' || b.id
    RETURNING n.user_id`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** Removes one of the member's own from the inbox; false when it is not there. */
export async function removeNotification(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Restores one that was removed since an instant, as it was. */
export function restoreNotification(
  db: Db,
  userId: string,
  id: string,
  since: Date,
): Promise<NotificationRow | undefined> {
  return db
    .updateTable('notifications')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', since)]))
    .returning(NOTIFICATION_COLUMNS)
    .executeTakeFirst();
}

/** Whether the member has such a notification, removed or not. */
export async function hasNotification(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the rows of notifications removed before an instant. */
export async function deleteRemovedNotifications(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM notifications WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM notifications WHERE deleted_at < ${before} LIMIT ${most}))`.execute(db),
  );
}

/**
 * Inserts notifications in one prepared statement; the same `eventKey` twice inserts one. The lock
 * makes an insert wait for an account that is being deleted meanwhile: otherwise its row would be
 * added after the erasure and never be deleted.
 */
export async function insertNotifications(
  db: Db,
  notifications: readonly NewNotificationRow[],
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = JSON.stringify(notifications);
  await sql`
    INSERT INTO notifications (user_id, type, title, message, link, event_key, created_at, read_at)
    SELECT "userId", type, title, message, link, "eventKey", at, "readAt"
    FROM jsonb_to_recordset(${rows}::jsonb) AS new_notification("userId" uuid, type text, title text,
      message text, link text, "eventKey" text, at timestamptz, "readAt" timestamptz)
    JOIN users u ON u.id = "userId" AND u.deleted_at IS NULL
    FOR SHARE OF u
    ON CONFLICT (user_id, event_key) DO NOTHING`.execute(db);
}

/** Deletes all notifications and emails of a member whose account is being deleted. */
export async function deleteNotificationsAndMailsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute();
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user) await deleteMailsOf(tx, { userId, email: user.email });
}
