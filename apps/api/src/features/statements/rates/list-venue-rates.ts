import { localDateAfter, localDateOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { presentRateProposal, presentRates } from './present-rate-proposal.ts';
import { listLatestProposals, listRateVenues } from './rate-proposals.store.ts';
import { listRates } from './visit-rates.store.ts';

const ORDER = 'venue-rates';

/** Venues by name with their rates and the latest proposal: those that have any, or those found. */
export async function listVenueRates(
  { db, clock }: Deps,
  {
    search,
    unpaid = false,
    cursor,
    limit,
  }: {
    search?: string | undefined;
    unpaid?: boolean | undefined;
    cursor?: string | undefined;
    limit: number;
  },
) {
  const after = pageStart(ORDER, 'text', cursor);
  if (isRefusal(after)) return after;
  const now = clock.now();
  const rows = await listRateVenues(db, { search: search ?? null, unpaid }, after, limit + 1);
  const { page, next_cursor } = paginate(rows, limit, ORDER, ({ name, id }) => ({ key: name, id }));
  const ids = page.map(({ id }) => id);
  const utcToday = localDateOf(now, 'UTC');
  const days = [localDateAfter(utcToday, -1), localDateAfter(utcToday, 1)] as const;
  const rates = await listRates(db, ids, ...days);
  const proposals = await listLatestProposals(db, ids);
  const items = page.map((venue) => {
    const today = localDateOf(now, venue.zone);
    const proposal = proposals.find(({ venueId }) => venueId === venue.id);
    const own = rates.filter(({ venueId }) => venueId === venue.id);
    const { id, name, city, partnerName, published } = venue;
    return {
      venue: { id, name, city, partner_name: partnerName },
      first_possible_day: localDateAfter(today, 1),
      currency: venue.currency,
      rates: presentRates(own, today),
      published,
      proposal: proposal ? presentRateProposal(proposal, own, now) : null,
    };
  });
  return { items, next_cursor };
}
