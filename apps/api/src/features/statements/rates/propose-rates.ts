import type { proposeRates as operation } from '@pulse/contract';
import { localDateAfter, localDateOf, mayRatesBegin, PAID_VISIT_KINDS } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findCurrency, findStatementVenue } from '../series.store.ts';
import { presentRateProposal } from './present-rate-proposal.ts';
import { insertProposal, lockProposal } from './rate-proposals.store.ts';
import { isRateTaken, listRates } from './visit-rates.store.ts';

/** Rates that begin in more than a year are a slip of the hand. */
const MAX_DAYS_AHEAD = 366;

/**
 * Proposes rates of a venue to its partner. They begin after today in the venue's calendar, in the
 * currency in which the partner is paid. A proposal that still waits is withdrawn.
 */
export async function proposeRates(
  { db, clock }: Deps,
  actor: AuthenticatedUser,
  venueId: string,
  { first_day: firstDay, currency, rates }: z.output<typeof operation.body>,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const venue = await findStatementVenue(tx, venueId, null);
    if (!venue) return refuse('not_found');
    const today = localDateOf(now, venue.zone);
    const wrong = (field: string, fault: string) => refuse('validation_failed', { field, fault });
    if (!mayRatesBegin(firstDay, today)) return wrong('first_day', 'rates_backdated');
    if (firstDay > localDateAfter(today, MAX_DAYS_AHEAD)) return wrong('first_day', 'date_too_far');
    const kinds = PAID_VISIT_KINDS.filter((kind) => rates[kind] !== undefined);
    if (await isRateTaken(tx, venueId, kinds, firstDay)) return wrong('first_day', 'rate_taken');
    const agreed = await findCurrency(tx, venue.organisationId);
    if (agreed && agreed !== currency) return wrong('currency', 'currency_of_partner');
    const id = await insertProposal(tx, {
      ...{ organisationId: venue.organisationId, venueId, firstDay, currency, rates },
      proposedBy: actor.id,
      at: new Date(now),
    });
    await audit(tx, {
      actor: actor.id,
      action: 'propose_rates',
      subject: { type: 'venue', id: venueId },
      after: { first_day: firstDay, currency, rates },
    });
    await publish(tx, { type: 'rates.proposed', payload: { proposal_id: id } });
    const proposal = await lockProposal(tx, id, venue.organisationId);
    if (!proposal) throw new Error('The proposal was just inserted');
    return presentRateProposal(proposal, await listRates(tx, [venueId], today, today), now);
  });
}
