import {
  disputeAnswerDue,
  type EpochMs,
  localDateAfter,
  localDateOf,
  monthAfter,
  monthClosesAt,
} from '@pulse/domain';
import { sql } from 'kysely';
import { closeNextMonths } from '../../features/statements/index.ts';
import type { Tx } from '../../platform/database/transaction.ts';
import { NAFAS_ID } from '../has-demo-data.ts';

const RATES = { class: 900, plus: 1400, open_gym: 500, late: 450, missed: 450 };
const PROPOSED = { class: 950, plus: 1500 };
const SELLER = { name: 'Pulse', address: '', taxLine: '' };
const DAY = 86_400_000;

/**
 * Gives the demo partner's venues agreed rates, closes the months that are over, disputes a missed
 * visit, and proposes new rates of one venue, so that every part of a statement can be seen.
 */
export async function seedStatements(tx: Tx, now: EpochMs): Promise<void> {
  const month = localDateOf(now, 'UTC').slice(0, 7);
  const firstDay = `${monthAfter(month, -2)}-01`;
  const agreedAt = new Date(Date.parse(firstDay) - 5 * DAY);
  const venues = await tx
    .selectFrom('venues')
    .select(['id', 'time_zone'])
    .where('organisation_id', '=', NAFAS_ID)
    .orderBy('name')
    .execute();
  await tx
    .insertInto('statement_currencies')
    .values({ organisation_id: NAFAS_ID, currency: 'USD' })
    .execute();
  await sql`
    INSERT INTO statement_series (venue_id, organisation_id, currency, first_month)
    SELECT id, organisation_id, 'USD', ${firstDay}::date FROM venues
    WHERE organisation_id = ${NAFAS_ID}`.execute(tx);
  await insertProposals(tx, { firstDay, rates: RATES, at: agreedAt, isAccepted: true });
  await sql`
    INSERT INTO visit_rates (venue_id, kind, first_day, amount_minor, proposal_id, agreed_at)
    SELECT p.venue_id, r.key, p.first_day, r.value::bigint, p.id, p.answered_at
    FROM rate_proposals p, jsonb_each_text(p.rates) r WHERE p.status = 'accepted'`.execute(tx);
  for (const { id, time_zone } of venues)
    for (const ended of [monthAfter(month, -2), monthAfter(month, -1)]) {
      // As if the job had closed each when it was due, not at the first start.
      const due = monthClosesAt(ended, time_zone);
      const deps = { config: { seller: SELLER }, clock: { now: () => due } };
      if (due <= now) await closeNextMonths(deps, tx, id);
    }
  const nextFirstDay = localDateAfter(localDateOf(now, 'UTC'), 12);
  const proposed = { firstDay: nextFirstDay, rates: PROPOSED, at: new Date(now - DAY) };
  await insertProposals(tx, { ...proposed, isAccepted: false });
  await disputeMissedVisit(tx, now);
}

/** Accepted ones for every venue, one that waits for the first by name. */
async function insertProposals(
  tx: Tx,
  proposal: { firstDay: string; rates: object; at: Date; isAccepted: boolean },
): Promise<void> {
  const { firstDay, rates, at, isAccepted } = proposal;
  const answered = isAccepted ? at : null;
  await sql`
    INSERT INTO rate_proposals (organisation_id, venue_id, first_day, currency, rates, status,
      proposed_by, proposed_at, answered_by, answered_at)
    SELECT v.organisation_id, v.id, ${firstDay}::date, 'USD', ${JSON.stringify(rates)}::jsonb,
      ${isAccepted ? 'accepted' : 'proposed'}, a.id, ${at},
      CASE WHEN ${isAccepted} THEN p.id END, ${answered}
    FROM venues v JOIN users a ON a.email = 'admin@pulse.test'
      JOIN users p ON p.email = 'partner@pulse.test'
    WHERE v.organisation_id = ${NAFAS_ID}
    ORDER BY v.name LIMIT ${isAccepted ? 1000 : 1}`.execute(tx);
}

async function disputeMissedVisit(tx: Tx, now: EpochMs): Promise<void> {
  const at = new Date(now - 2 * DAY);
  await sql`
    INSERT INTO statement_disputes (line_id, venue_id, reason, disputed_by, disputed_at, answer_due)
    SELECT l.id, l.venue_id, 'She was there: the scanner at the door was out of order that morning.',
      u.id, ${at}, ${new Date(disputeAnswerDue(at.getTime()))}
    FROM statement_lines l JOIN users u ON u.email = 'partner@pulse.test'
    WHERE l.kind = 'missed' ORDER BY l.date DESC, l.id LIMIT 1`.execute(tx);
}
