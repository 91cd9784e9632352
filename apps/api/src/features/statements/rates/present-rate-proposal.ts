import { type EpochMs, localDateOf, mayRatesBegin, PAID_VISIT_KINDS, rateOn } from '@pulse/domain';
import type { ProposalRow } from './rate-proposals.store.ts';
import type { VenueRate } from './visit-rates.store.ts';

/** A proposal as both sides see it, beside what is in force today; `rates` may be of many venues. */
export function presentRateProposal(
  proposal: ProposalRow,
  rates: readonly VenueRate[],
  now: EpochMs,
) {
  const today = localDateOf(now, proposal.zone);
  const own = rates.filter(({ venueId }) => venueId === proposal.venueId);
  const isLapsed = proposal.status === 'proposed' && !mayRatesBegin(proposal.firstDay, today);
  return {
    id: proposal.id,
    venue: {
      id: proposal.venueId,
      name: proposal.venueName,
      city: proposal.city,
      partner_name: proposal.partnerName,
    },
    first_day: proposal.firstDay,
    currency: proposal.currency,
    rates: PAID_VISIT_KINDS.flatMap((kind) => {
      const amount_minor = proposal.rates[kind];
      if (amount_minor === undefined) return [];
      return [{ kind, amount_minor, present_minor: rateOn(own, kind, today)?.amountMinor ?? null }];
    }),
    status: isLapsed ? ('lapsed' as const) : proposal.status,
    proposed_at: proposal.proposedAt.toISOString(),
    answered_at: proposal.answeredAt?.toISOString() ?? null,
    reason: proposal.reason,
  };
}

/** The rates in force on a date, one of each kind that has one. */
export function presentRates(rates: readonly VenueRate[], date: string) {
  return PAID_VISIT_KINDS.flatMap((kind) => {
    const rate = rateOn(rates, kind, date);
    return rate ? [{ kind, first_day: rate.firstDay, amount_minor: rate.amountMinor }] : [];
  });
}
