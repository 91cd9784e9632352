import { COACH_NEWS_DELAY_MS, COACH_NEWS_INTERVAL_MS, DAY } from '@pulse/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { recordKnownClasses } from './coach-classes.store.ts';
import { listDueNews, lockCoachNews, markTold } from './coach-news.store.ts';

/** A class is news this long: longer than the interval, the delay and a night together. */
const NEWS_AGE_MS = 3 * DAY;
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
    await lockCoachNews(tx);
    await recordKnownClasses(tx, new Date(now));
    const due = {
      now: new Date(now),
      addedAfter: new Date(now - NEWS_AGE_MS),
      addedUntil: new Date(now - COACH_NEWS_DELAY_MS),
      toldUntil: new Date(now - COACH_NEWS_INTERVAL_MS),
      limit: MAX_MESSAGES,
    };
    const news = await listDueNews(tx, due);
    await markTold(tx, news, due);
    await publish(
      tx,
      ...news.map((payload) => ({ type: 'coach.classes_added' as const, payload })),
    );
  });
}
