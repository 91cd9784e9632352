import type { EpochMs, TimeRange } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A pause as stored. */
export interface StoredPause extends TimeRange {
  id: string;
  /** When the membership would have renewed without it. */
  renewalBefore: EpochMs;
}

/** Whether a request with this key has paused the membership before. */
export async function isPauseRepeated(
  db: Db | Tx,
  membershipId: string,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false;
  const row = await db
    .selectFrom('membership_pauses')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a pause. */
export async function insertPause(
  tx: Tx,
  membershipId: string,
  pause: Omit<StoredPause, 'id'> & { idempotencyKey: string | null },
): Promise<void> {
  await tx
    .insertInto('membership_pauses')
    .values({
      membership_id: membershipId,
      starts_at: new Date(pause.startsAt),
      ends_at: new Date(pause.endsAt),
      renewal_before: new Date(pause.renewalBefore),
      idempotency_key: pause.idempotencyKey,
    })
    .execute();
}

/** The latest pause of a membership; null without one. */
export async function findLatestPause(tx: Tx, membershipId: string): Promise<StoredPause | null> {
  const row = await tx
    .selectFrom('membership_pauses')
    .select(['id', 'starts_at', 'ends_at', 'renewal_before'])
    .where('membership_id', '=', membershipId)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    renewalBefore: row.renewal_before.getTime(),
  };
}

/** Ends a pause earlier than planned. */
export async function shortenPause(tx: Tx, id: string, endsAt: Date): Promise<void> {
  await tx.updateTable('membership_pauses').set({ ends_at: endsAt }).where('id', '=', id).execute();
}
