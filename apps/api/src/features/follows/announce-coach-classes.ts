import { DAY, TELL_NEW_CLASSES_AFTER_MS, TELL_NEW_CLASSES_EVERY_MS } from '@pulse/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { recordKnownClasses } from './coach-classes.store.ts';
import {
  listNewCoachClasses,
  lockNewCoachClasses,
  markFollowersTold,
} from './new-coach-classes.store.ts';

/** A class is new this long: longer than the interval, the delay and a night together. */
const NEW_FOR_MS = 3 * DAY;
/** How many messages one run sends; what is left is due at the next one. */
const MAX_MESSAGES = 1000;

/**
 * Finds the classes that followed coaches have added and publishes an event for each follower and
 * coach, at most one a day; the event handler notifies the member.
 */
export async function announceCoachClasses({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockNewCoachClasses(tx);
    await recordKnownClasses(tx, new Date(now));
    const due = {
      now: new Date(now),
      addedAfter: new Date(now - NEW_FOR_MS),
      addedUntil: new Date(now - TELL_NEW_CLASSES_AFTER_MS),
      toldUntil: new Date(now - TELL_NEW_CLASSES_EVERY_MS),
      limit: MAX_MESSAGES,
    };
    const newClasses = await listNewCoachClasses(tx, due);
    await markFollowersTold(tx, newClasses, due);
    await publish(
      tx,
      ...newClasses.map((payload) => ({ type: 'coach.classes_added' as const, payload })),
    );
  });
}
