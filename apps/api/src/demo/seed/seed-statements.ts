import {
  disputeAnswerDue,
  type EpochMs,
  localDateAfter,
  localDateOf,
  monthAfter,
  monthClosesAt,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { closeNextMonths } from '../../features/statements/index.ts';
import type { Tx } from '../../platform/database/transaction.ts';
import { NAFAS_ID } from '../has-demo-data.ts';

const RATES = { class: 900, plus: 1400, open_gym: 500, late: 450, missed: 450 };
const PROPOSED = { class: 950, plus: 1500 };
const SELLER = { name: 'Pulse', address: '', taxLine: '' };
const DAY = 86_400_000;

/**
 * Gives every venue agreed rates: the demo partner's since two months ago, the others' since the
 * first of this month. Closes the demo partner's months that are over, disputes a missed visit, and
 * proposes new rates of one venue, so that every part of a statement can be seen.
 */
export async function seedStatements(tx: Tx, now: EpochMs): Promise<void> {
  const month = localDateOf(now, 'UTC').slice(0, 7);
  await sql`
    INSERT INTO statement_currencies (organisation_id, currency)
    SELECT v.organisation_id, min(t.currency) FROM venues v
      JOIN class_templates t ON t.venue_id = v.id GROUP BY v.organisation_id`.execute(tx);
  await agreeRates(tx, sql`v.organisation_id = ${NAFAS_ID}`, `${monthAfter(month, -2)}-01`);
  await agreeRates(tx, sql`v.organisation_id <> ${NAFAS_ID}`, `${month}-01`);
  await sql`
    INSERT INTO visit_rates (venue_id, kind, first_day, amount_minor, proposal_id, agreed_at)
    SELECT p.venue_id, r.key, p.first_day, r.value::bigint, p.id, p.answered_at
    FROM rate_proposals p, jsonb_each_text(p.rates) r WHERE p.status = 'accepted'`.execute(tx);
  const venues = await tx
    .selectFrom('venues')
    .select(['id', 'time_zone'])
    .where('organisation_id', '=', NAFAS_ID)
    .orderBy('name')
    .execute();
  for (const { id, time_zone } of venues)
    for (const ended of [monthAfter(month, -2), monthAfter(month, -1)]) {
      // As if the job had closed each when it was due, not at the first start.
      const due = monthClosesAt(ended, time_zone);
      const deps = { config: { seller: SELLER }, clock: { now: () => due } };
      if (due <= now) await closeNextMonths(deps, tx, id);
    }
  await insertProposals(tx, {
    firstDay: localDateAfter(localDateOf(now, 'UTC'), 12),
    rates: PROPOSED,
    at: new Date(now - DAY),
    isAccepted: false,
    of: sql`v.organisation_id = ${NAFAS_ID} ORDER BY v.name LIMIT 1`,
  });
  await disputeMissedVisit(tx, now);
}

/** Agrees the rates of some venues five days before they begin, on the first day of a month. */
async function agreeRates(tx: Tx, of: RawBuilder<unknown>, firstDay: string): Promise<void> {
  await sql`
    INSERT INTO statement_series (venue_id, organisation_id, currency, first_month)
    SELECT v.id, organisation_id, c.currency, ${firstDay}::date
    FROM venues v JOIN statement_currencies c USING (organisation_id) WHERE ${of}`.execute(tx);
  const at = new Date(Date.parse(firstDay) - 5 * DAY);
  await insertProposals(tx, { firstDay, rates: RATES, at, isAccepted: true, of });
}

/** Only the demo partner has an account that could have answered. */
async function insertProposals(
  tx: Tx,
  proposal: {
    firstDay: string;
    rates: object;
    at: Date;
    isAccepted: boolean;
    of: RawBuilder<unknown>;
  },
): Promise<void> {
  const { firstDay, rates, at, isAccepted, of } = proposal;
  await sql`
    INSERT INTO rate_proposals (organisation_id, venue_id, first_day, currency, rates, status,
      proposed_by, proposed_at, answered_by, answered_at)
    SELECT v.organisation_id, v.id, ${firstDay}::date, c.currency, ${JSON.stringify(rates)}::jsonb,
      ${isAccepted ? 'accepted' : 'proposed'}, a.id, ${at},
      CASE WHEN ${isAccepted} AND v.organisation_id = ${NAFAS_ID} THEN p.id END,
      ${isAccepted ? at : null}
    FROM venues v JOIN statement_currencies c USING (organisation_id)
      JOIN users a ON a.email = 'admin@pulse.test' JOIN users p ON p.email = 'partner@pulse.test'
    WHERE ${of}`.execute(tx);
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
