import type { EpochMs } from '@pulse/domain';
import { presentRates } from '../rates/present-rate-proposal.ts';
import type { VenueRate } from '../rates/visit-rates.store.ts';
import type { DisputeRow } from './disputes.store.ts';

/** A dispute as ops read it, with the rates of that day; `rates` may be of many venues. */
export function presentDispute(dispute: DisputeRow, rates: readonly VenueRate[], now: EpochMs) {
  const own = rates.filter(({ venueId }) => venueId === dispute.venueId);
  return {
    id: dispute.id,
    venue_id: dispute.venueId,
    venue_name: dispute.venueName,
    partner_name: dispute.partnerName,
    month: dispute.month,
    date: dispute.date,
    title: dispute.title,
    initials: dispute.initials,
    kind: dispute.kind,
    currency: dispute.currency,
    amount_minor: dispute.amountMinor,
    rates: presentRates(own, dispute.date),
    reason: dispute.reason,
    disputed_at: dispute.disputedAt.toISOString(),
    answer_due: dispute.answerDue.toISOString(),
    overdue: dispute.accepted === null && now >= dispute.answerDue.getTime(),
    accepted: dispute.accepted,
    right_minor: dispute.rightMinor,
    answer: dispute.answer,
    answered_at: dispute.answeredAt?.toISOString() ?? null,
  };
}
