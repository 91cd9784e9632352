import {
  type EpochMs,
  localDateOf,
  mayRatesBegin,
  PAID_VISIT_KINDS,
  statementMonthOf,
} from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { beginSeries, lockSeries, settleCurrency } from '../series.store.ts';
import { presentRateProposal } from './present-rate-proposal.ts';
import { lockProposal, type ProposalRow, saveAnswer } from './rate-proposals.store.ts';
import { insertRates, isRateTaken, listRates } from './visit-rates.store.ts';

/** What a partner says about proposed rates. */
export interface RateAnswer {
  accept: boolean;
  reason?: string | undefined;
}

/**
 * Accepts proposed rates, before their first day, or declines them. The venue's statements are locked
 * meanwhile: a month that is being closed never gets a rate that begins in it, whatever a clock says.
 */
export async function answerRateProposal(
  { db, clock }: Deps,
  user: AuthenticatedUser,
  id: string,
  { accept, reason }: RateAnswer,
  lock = lockSeries,
) {
  const now = clock.now();
  const { organisationId } = user;
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const proposal = await lockProposal(tx, id, organisationId);
    if (!proposal) return refuse('not_found');
    if (proposal.status !== 'proposed') return refuse('rates_answered');
    if (!accept && !reason)
      return refuse('validation_failed', { field: 'reason', fault: 'required' });
    if (accept) {
      const refusal = await agree(tx, proposal, now, lock);
      if (refusal) return refusal;
    }
    const answer = { accepted: accept, reason: accept ? null : (reason ?? null) };
    await saveAnswer(tx, id, { ...answer, by: user.id, at: new Date(now) });
    await audit(tx, {
      actor: user.id,
      action: accept ? 'accept_rates' : 'decline_rates',
      subject: { type: 'venue', id: proposal.venueId },
      after: { first_day: proposal.firstDay, currency: proposal.currency, rates: proposal.rates },
    });
    await publish(tx, { type: 'rates.answered', payload: { proposal_id: id } });
    const today = localDateOf(now, proposal.zone);
    const rates = await listRates(tx, [proposal.venueId], today, today);
    const status = accept ? ('accepted' as const) : ('declined' as const);
    const answered = { ...proposal, status, answeredAt: new Date(now), reason: answer.reason };
    return presentRateProposal(answered, rates, now);
  });
}

async function agree(
  tx: Tx,
  proposal: ProposalRow,
  now: EpochMs,
  lock: typeof lockSeries,
): Promise<Refusal | null> {
  const { venueId, organisationId, firstDay, currency } = proposal;
  const firstMonth = statementMonthOf(firstDay);
  if (!mayRatesBegin(firstDay, localDateOf(now, proposal.zone))) return refuse('rates_lapsed');
  const settled = await settleCurrency(tx, organisationId, currency);
  if (settled !== currency) return refuse('rates_in_other_currency');
  const series = await lock(tx, venueId);
  if (!series?.firstMonth) await beginSeries(tx, { venueId, organisationId, currency, firstMonth });
  if (series?.closedMonth && series.closedMonth >= firstMonth) return refuse('rates_lapsed');
  const rates = PAID_VISIT_KINDS.flatMap((kind) => {
    const amountMinor = proposal.rates[kind];
    return amountMinor === undefined ? [] : [{ kind, amountMinor }];
  });
  const kinds = rates.map(({ kind }) => kind);
  if (await isRateTaken(tx, venueId, kinds, firstDay)) return refuse('rates_taken');
  await insertRates(tx, { id: proposal.id, venueId, firstDay }, rates, new Date(now));
  return null;
}
