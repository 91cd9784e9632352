import {
  firstDayOf,
  initialsOf,
  localDateAfter,
  monthAfter,
  type PaidVisit,
  paidVisitKind,
  type StatementLine,
  type StatementMonth,
  statementLines,
} from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { listRates } from '../rates/visit-rates.store.ts';
import type { StatementVenue } from '../series.store.ts';
import { listStatedVisits, listUnsettledDisputes } from './closed-visits.store.ts';
import { listVisits, type StoredVisit } from './paid-visits.store.ts';

/** Corrections and appeals end within two weeks; closed months are compared for longer. */
const COMPARED_MONTHS = 3;

/** The month of a venue that closes next; null before its first rates. */
export function nextToClose({ firstMonth, closedMonth }: StatementVenue): StatementMonth | null {
  return closedMonth ? monthAfter(closedMonth) : firstMonth;
}

/** The lines of a month that is not closed, as they stand now. */
export async function loadOpenMonth(
  db: Db | Tx,
  venue: StatementVenue,
  month: StatementMonth,
): Promise<StatementLine[]> {
  const { id, firstMonth } = venue;
  const showsCorrections = nextToClose(venue) === month;
  const compared = monthAfter(month, -COMPARED_MONTHS);
  const since = firstMonth && firstMonth > compared ? firstMonth : compared;
  const from = firstDayOf(showsCorrections ? since : month);
  const until = firstDayOf(monthAfter(month));
  const stated = showsCorrections ? await listStatedVisits(db, id, from) : null;
  const disputes = showsCorrections ? await listUnsettledDisputes(db, id) : [];
  const rates = await listRates(db, [id], from, localDateAfter(until, -1));
  // Last: whatever is corrected after this is a line of the next month.
  const visits = (await listVisits(db, id, from, until)).flatMap(toPaidVisit);
  return statementLines({ month, visits, stated, disputes, rates });
}

function toPaidVisit({ fullName, visitKind, ...visit }: StoredVisit): PaidVisit[] {
  const { visitId, date, title } = visit;
  const kind = paidVisitKind({
    ...visit,
    kind: visitKind,
    // Those given back or taken back are not loaded.
    ...{ visitReturned: false, takenBack: false },
  });
  return kind ? [{ visitId, date, kind, title, initials: initialsOf(fullName) }] : [];
}
