import type { Deps } from '../../../platform/deps.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { BookClass } from '../book/book-class.ts';
import { parseIdempotencyKey } from '../book/idempotency-record.ts';
import { sortByStart } from './series-dates.store.ts';

/** A request to book several dates; the key makes each of them repeatable. */
export interface BookSeriesCommand {
  userId: string;
  sessionIds: readonly string[];
  key: string;
}

/**
 * Books dates one after the other, earliest first, each as if it were booked alone: what a plan covers
 * goes to the earliest. A date that is refused leaves the others as they are.
 */
export async function bookSeries(
  { db }: Deps,
  bookClass: BookClass,
  { userId, sessionIds, key }: BookSeriesCommand,
) {
  const items = [];
  for (const sessionId of await sortByStart(db, sessionIds)) {
    const booked = await bookClass({
      userId,
      sessionId,
      joinWaitlist: false,
      payDropIn: false,
      idempotencyKey: parseIdempotencyKey(`${key}:${sessionId}`, { series: sessionId }),
    });
    items.push({
      class_session_id: sessionId,
      booking_id: isRefusal(booked) ? null : booked.body.id,
      refused: isRefusal(booked) ? booked.code : null,
    });
  }
  return { items };
}
