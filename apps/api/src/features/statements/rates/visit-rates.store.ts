import type { AgreedRate, LocalDate, PaidVisitKind } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** An agreed rate and whose it is. */
export interface VenueRate extends AgreedRate {
  venueId: string;
}

/** The rates of venues that are in force on any day from `from` to `until`. */
export async function listRates(
  db: Db | Tx,
  venueIds: readonly string[],
  from: LocalDate,
  until: LocalDate,
): Promise<VenueRate[]> {
  const { rows } = await sql<VenueRate>`
    SELECT r.venue_id AS "venueId", r.kind, r.first_day::text AS "firstDay",
      r.amount_minor AS "amountMinor"
    FROM visit_rates r
    WHERE r.venue_id = ANY(${venueIds}::uuid[]) AND r.first_day <= ${until}
      AND (r.first_day > ${from} OR r.first_day = (
        SELECT max(e.first_day) FROM visit_rates e
        WHERE e.venue_id = r.venue_id AND e.kind = r.kind AND e.first_day <= ${from}))
    ORDER BY r.first_day`.execute(db);
  return rows;
}

/** Whether a rate of one of these kinds that begins on this day was agreed. */
export async function isRateTaken(
  db: Db | Tx,
  venueId: string,
  kinds: readonly PaidVisitKind[],
  firstDay: LocalDate,
): Promise<boolean> {
  const found = await db
    .selectFrom('visit_rates')
    .select('kind')
    .where('venue_id', '=', venueId)
    .where('kind', 'in', kinds)
    .where('first_day', '=', firstDay)
    .executeTakeFirst();
  return found !== undefined;
}

/** Inserts the rates of an accepted proposal. */
export async function insertRates(
  tx: Tx,
  proposal: { id: string; venueId: string; firstDay: LocalDate },
  rates: readonly { kind: PaidVisitKind; amountMinor: number }[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('visit_rates')
    .values(
      rates.map(({ kind, amountMinor }) => ({
        venue_id: proposal.venueId,
        kind,
        first_day: proposal.firstDay,
        amount_minor: amountMinor,
        proposal_id: proposal.id,
        agreed_at: at,
      })),
    )
    .execute();
}
