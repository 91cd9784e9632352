import type { Db, NewRow } from './database.ts';

/** Inserts an unread notification, as old as `created_at` says. */
export async function createNotification(
  db: Db,
  overrides: Partial<NewRow<'notifications'>> & { user_id: string },
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ type: 'other', title: 'A notification', message: 'Read me', ...overrides })
    .execute();
}
