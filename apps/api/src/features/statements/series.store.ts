import type { StatementMonth } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** A venue with what its statements need to know of it. */
export interface StatementVenue {
  id: string;
  name: string;
  city: string;
  zone: string;
  organisationId: string;
  partnerName: string;
  /** Null before its first agreed rates, and so are the others. */
  currency: string | null;
  firstMonth: StatementMonth | null;
  /** The last closed month; null before the first. */
  closedMonth: StatementMonth | null;
}

const VENUE = sql`v.id, v.name, v.city, v.time_zone AS zone, v.organisation_id AS "organisationId",
  coalesce(nullif(o.legal_name, ''), o.name) AS "partnerName", s.currency,
  to_char(s.first_month, 'YYYY-MM') AS "firstMonth",
  to_char(s.closed_month, 'YYYY-MM') AS "closedMonth"`;

/** A venue, of an organisation unless that is null. */
export async function findStatementVenue(
  db: Db | Tx,
  venueId: string,
  organisationId: string | null,
): Promise<StatementVenue | null> {
  const { rows } = await sql<StatementVenue>`
    SELECT ${VENUE} FROM venues v JOIN organisations o ON o.id = v.organisation_id
      LEFT JOIN statement_series s ON s.venue_id = v.id
    WHERE v.id = ${venueId}
      AND (${organisationId}::uuid IS NULL OR v.organisation_id = ${organisationId})`.execute(db);
  return rows[0] ?? null;
}

/** The same, with its statements locked until the transaction ends; null before the first rates. */
export async function lockSeries(tx: Tx, venueId: string): Promise<StatementVenue | null> {
  const { rows } = await sql<StatementVenue>`
    SELECT ${VENUE} FROM statement_series s JOIN venues v ON v.id = s.venue_id
      JOIN organisations o ON o.id = v.organisation_id
    WHERE s.venue_id = ${venueId} FOR NO KEY UPDATE OF s`.execute(tx);
  return rows[0] ?? null;
}

/** Begins the statements of a venue with its first rates; one that has begun stays as it is. */
export async function beginSeries(
  tx: Tx,
  series: { venueId: string; organisationId: string; currency: string; firstMonth: StatementMonth },
): Promise<void> {
  const { venueId, organisationId, currency, firstMonth } = series;
  await sql`
    INSERT INTO statement_series (venue_id, organisation_id, currency, first_month)
    VALUES (${venueId}, ${organisationId}, ${currency}, ${`${firstMonth}-01`})
    ON CONFLICT (venue_id) DO NOTHING`.execute(tx);
}

/** The currency of an organisation, set to `currency` where it has none; others wait until the end. */
export async function settleCurrency(
  tx: Tx,
  organisationId: string,
  currency: string,
): Promise<string> {
  await sql`
    INSERT INTO statement_currencies (organisation_id, currency)
    VALUES (${organisationId}, ${currency}) ON CONFLICT (organisation_id) DO NOTHING`.execute(tx);
  return (await findCurrency(tx, organisationId)) ?? currency;
}

/** The currency in which an organisation is paid; null before it accepted rates. */
export async function findCurrency(db: Db | Tx, organisationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('statement_currencies')
    .select('currency')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.currency ?? null;
}
