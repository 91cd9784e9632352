import {
  type AgreedRevenue,
  agreedRevenue,
  type LocalDate,
  localDateAfter,
  paidVisitKind,
  periodBefore,
} from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listRates, type VenueRate } from '../rates/visit-rates.store.ts';
import { findCurrency } from '../series.store.ts';
import { countDayVisits, type DayVisitsRow, listOwnVenues } from './day-visits.store.ts';

interface RevenueQuery {
  venue_id?: string | undefined;
  from?: LocalDate | undefined;
  to: LocalDate;
}

/**
 * What the agreed rates pay for the visits of a period and of the one before it, as they stand now, at one
 * venue of the organisation or at all. Corrections of closed months and disputes are in the statement alone.
 */
export async function getAgreedRevenue(
  { db }: Pick<Deps, 'db'>,
  { organisationId }: Pick<AuthenticatedUser, 'organisationId'>,
  { venue_id, from, to }: RevenueQuery,
) {
  if (from && from > to) return refuse('validation_failed', { field: 'from' });
  if (!organisationId) return refuse('not_found');
  const venues = await listOwnVenues(db, organisationId, venue_id ?? null);
  if (venue_id && venues.length === 0) return refuse('not_found');
  const before = periodBefore({ from: from ?? null, to });
  const first = before?.from ?? from;
  const rates = await listRates(db, venues, first ?? '2000-01-01', to);
  // Before the first rate nothing is paid: the visits of those years are not read.
  const start = first ?? rates[0]?.firstDay ?? to;
  const counted = await countDayVisits(db, venues, start, localDateAfter(to, 1));
  const sum = (starts: LocalDate, ends: LocalDate) =>
    present(
      sumVenues(
        venues,
        counted.filter(({ date }) => date >= starts && date <= ends),
        rates,
      ),
    );
  return {
    currency: rates.length > 0 ? await findCurrency(db, organisationId) : null,
    present: sum(from ?? start, to),
    before: before && sum(before.from, before.to),
  };
}

function sumVenues(
  venues: readonly string[],
  counted: readonly DayVisitsRow[],
  rates: readonly VenueRate[],
): AgreedRevenue {
  const ratesOf = Map.groupBy(rates, ({ venueId }) => venueId);
  const visitsOf = Map.groupBy(counted, ({ venueId }) => venueId);
  const sums = venues.map((id) =>
    agreedRevenue((visitsOf.get(id) ?? []).flatMap(toDay), ratesOf.get(id) ?? []),
  );
  const add = (of: keyof AgreedRevenue) => sums.reduce((total, one) => total + one[of], 0);
  return {
    amountMinor: add('amountMinor'),
    visits: add('visits'),
    withoutRate: add('withoutRate'),
  };
}

function toDay({ date, visits, visitKind, ...visit }: DayVisitsRow) {
  // Those given back or taken back are not counted.
  const fields = { visitReturned: false, takenBack: false, title: null };
  const kind = paidVisitKind({ ...visit, ...fields, kind: visitKind });
  return kind ? [{ date, kind, visits }] : [];
}

const present = ({ amountMinor, visits, withoutRate }: AgreedRevenue) => ({
  amount_minor: amountMinor,
  visits,
  without_rate: withoutRate,
});
