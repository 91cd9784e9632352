import { monthClosesAt, sumStatement } from '@pulse/domain';
import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { loadOpenMonth, nextToClose } from '../month/load-open-month.ts';
import { lockSeries } from '../series.store.ts';
import { insertStatement, listDueSeries } from './close-months.store.ts';

/**
 * Closes every month whose 72 hours are over, in one transaction for each venue. What fails at one
 * venue is logged and tried again by the next run, and stops no other.
 */
export async function closeMonths(deps: Deps): Promise<void> {
  const { db, clock, log, jobs } = deps;
  for (const venueId of await listDueSeries(db, new Date(clock.now()))) {
    if (jobs.stopping.aborted) return;
    try {
      await inTransaction(db, (tx) => closeNextMonths(deps, tx, venueId));
    } catch (error) {
      log.error({ err: error, venue: venueId }, 'a month could not be closed');
    }
  }
}

/**
 * Closes the months of one venue that are due, the earliest first. The venue's statements are locked,
 * so that of two workers the second finds nothing left, and no request agrees rates or answers a dispute
 * meanwhile. Returns how many it closed.
 */
export async function closeNextMonths(
  { config, clock }: { config: Pick<Config, 'seller'>; clock: Pick<Clock, 'now'> },
  tx: Tx,
  venueId: string,
  lock = lockSeries,
): Promise<number> {
  const now = clock.now();
  for (let closed = 0; ; closed += 1) {
    const venue = await lock(tx, venueId);
    const month = venue && nextToClose(venue);
    if (!venue?.currency || !month || now < monthClosesAt(month, venue.zone)) return closed;
    const lines = await loadOpenMonth(tx, venue, month);
    const { totalMinor, withoutRate } = sumStatement(lines);
    const statement = {
      venueId,
      venueName: venue.name,
      partnerName: venue.partnerName,
      month,
      currency: venue.currency,
      totalMinor,
      withoutRate,
      payerName: config.seller.name,
      payerAddress: config.seller.address,
      closedAt: new Date(now),
    };
    await insertStatement(tx, statement, lines);
  }
}
