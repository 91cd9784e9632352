import { afterCommit, type Db, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';

/** A trigger on classes announces on it too whose front desk has changed. */
export const DESK_CHANGED_CHANNEL = 'desk_changed';

/** Announces, once it is committed, that the front desk of a venue has changed: an arrival, a correction. */
export function announceDesk(
  { announcements }: Pick<Deps, 'announcements'>,
  db: Db | Tx,
  venueId: string,
): void {
  afterCommit(db, () => announcements.announce(DESK_CHANGED_CHANNEL, [venueId]));
}
