import { isTimeToAsk } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import {
  insertAskedVisits,
  listVisitsToAskAbout,
  type VisitToAskAbout,
} from './visits-to-ask-about.store.ts';

const PAGE_SIZE = 1000;

/**
 * Finds the visits whose member is to be asked how it was, some hours after the class and outside
 * the member's quiet hours, and publishes an event for each, once; its handler sends the mail. Visits that
 * became due while the job did not run are left to the app.
 */
export async function askToRate({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  let after: VisitToAskAbout | null = null;
  do {
    const visits: VisitToAskAbout[] = await listVisitsToAskAbout(db, new Date(now), {
      after,
      limit: PAGE_SIZE,
    });
    const due = visits.filter(({ ends_at, time_zone }) =>
      isTimeToAsk(ends_at.getTime(), time_zone, now),
    );
    await inTransaction(db, async (tx) => {
      const asked = await insertAskedVisits(tx, due, new Date(now));
      await publish(
        tx,
        ...asked.map((booking_id) => ({
          type: 'visit.rating_asked' as const,
          payload: { booking_id },
        })),
      );
    });
    after = visits.length === PAGE_SIZE ? (visits.at(-1) ?? null) : null;
  } while (after);
}
