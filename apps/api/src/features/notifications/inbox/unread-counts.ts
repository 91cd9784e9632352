import { createBatchLoader } from '../../../platform/batch-loader.ts';
import { afterCommit, type Db, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countUnread, UNREAD_CHANGED_CHANNEL } from './unread-counts.store.ts';

/** No answer is staler, whatever other processes do. */
const MAX_STALENESS_MS = 2_000;
/** How often a process that is polled makes sure that it has heard all that was announced. */
const CONFIRM_INTERVAL_MS = 1_000;
/** The most members whose number is kept, some 3 MB. */
const MAX_KEPT = 20_000;

/** The numbers of unread notifications. Every browser polls its own every 30 s (spec §7). */
export interface UnreadCounts {
  of(userId: string): Promise<number>;
  /**
   * To be called with what this process has changed of the notifications of members: the other processes
   * hear of it once that is committed.
   */
  changed(db: Db | Tx, userIds: readonly string[]): void;
}

/**
 * Keeps the numbers of unread notifications in memory until one is announced to have changed, so
 * that polling needs no statement. They are used only while it is certain that everything announced
 * until two seconds ago has been heard; otherwise, and at first, the number is read, in one
 * statement for the calls of the same moment.
 */
export function createUnreadCounts(
  { pool, config, announcements }: Pick<Deps, 'pool' | 'config' | 'announcements'>,
  maxKept = MAX_KEPT,
): UnreadCounts {
  const counts = new Map<string, number>();
  /** The latest read of a member's number, as long as nothing has changed since that began. */
  const reads = new Map<string, object>();

  const forget = (userIds: readonly string[]) => {
    for (const userId of userIds) {
      counts.delete(userId);
      reads.delete(userId);
    }
  };
  const forgetAll = () => {
    counts.clear();
    reads.clear();
  };

  function keep(userId: string, unread: number): void {
    const [oldest] = counts.size >= maxKept ? counts.keys() : [];
    if (oldest !== undefined) counts.delete(oldest);
    counts.set(userId, unread);
  }

  const read = createBatchLoader(async (userIds: readonly string[]) => {
    const thisRead = {};
    for (const userId of userIds) reads.set(userId, thisRead);
    const isLatest = (userId: string) => reads.get(userId) === thisRead;
    try {
      const found = await countUnread(pool, userIds, { prepares: config.preparesStatements });
      for (const [index, userId] of userIds.entries())
        if (isLatest(userId)) keep(userId, found[index] ?? 0);
      return found;
    } finally {
      for (const userId of userIds) if (isLatest(userId)) reads.delete(userId);
    }
  });

  announcements.listen(UNREAD_CHANGED_CHANNEL, {
    heard: (members) => (members === 'all' ? forgetAll() : forget(members.split(','))),
    missed: forgetAll,
  });
  return {
    async of(userId) {
      announcements.confirm(CONFIRM_INTERVAL_MS);
      const known = counts.get(userId);
      const isCertain = performance.now() - announcements.heardUntil() <= MAX_STALENESS_MS;
      return known !== undefined && isCertain ? known : read(userId);
    },
    changed: (db, userIds) =>
      afterCommit(db, () => {
        forget(userIds);
        announcements.announce(UNREAD_CHANGED_CHANNEL, userIds);
      }),
  };
}
