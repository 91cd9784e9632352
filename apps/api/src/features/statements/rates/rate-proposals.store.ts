import type { LocalDate, PaidVisitKind } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** Amounts in minor units by kind. */
export type ProposedRates = Partial<Record<PaidVisitKind, number>>;

/** A proposal as stored, with its venue. */
export interface ProposalRow {
  id: string;
  venueId: string;
  venueName: string;
  city: string;
  zone: string;
  organisationId: string;
  partnerName: string;
  firstDay: LocalDate;
  currency: string;
  rates: ProposedRates;
  status: 'proposed' | 'accepted' | 'declined' | 'withdrawn';
  proposedAt: Date;
  answeredAt: Date | null;
  reason: string | null;
}

const PROPOSAL = sql`p.id, p.venue_id AS "venueId", v.name AS "venueName", v.city,
  v.time_zone AS zone, p.organisation_id AS "organisationId",
  coalesce(nullif(o.legal_name, ''), o.name) AS "partnerName", p.first_day::text AS "firstDay",
  p.currency, p.rates, p.status, p.proposed_at AS "proposedAt", p.answered_at AS "answeredAt",
  p.reason`;
const FROM = sql`rate_proposals p JOIN venues v ON v.id = p.venue_id
  JOIN organisations o ON o.id = p.organisation_id`;

/** A proposal to an organisation, locked until the transaction ends, so that it is answered once. */
export async function lockProposal(
  tx: Tx,
  id: string,
  organisationId: string,
): Promise<ProposalRow | null> {
  const { rows } = await sql<ProposalRow>`
    SELECT ${PROPOSAL} FROM ${FROM}
    WHERE p.id = ${id} AND p.organisation_id = ${organisationId}
    FOR NO KEY UPDATE OF p`.execute(tx);
  return rows[0] ?? null;
}

/** The proposals to an organisation, newest first. */
export async function listProposals(
  db: Db,
  organisationId: string,
  after: { key: string; id: string } | null,
  limit: number,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    SELECT ${PROPOSAL} FROM ${FROM}
    WHERE p.organisation_id = ${organisationId} AND (${after?.id ?? null}::uuid IS NULL
      OR (p.proposed_at, p.id) < (${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY p.proposed_at DESC, p.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** The latest proposal of each of some venues. */
export async function listLatestProposals(
  db: Db,
  venueIds: readonly string[],
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    SELECT ${PROPOSAL} FROM ${FROM}
    WHERE p.id IN (SELECT DISTINCT ON (n.venue_id) n.id FROM rate_proposals n
      WHERE n.venue_id = ANY(${venueIds}::uuid[]) ORDER BY n.venue_id, n.proposed_at DESC, n.status = 'proposed' DESC, n.id)`.execute(
    db,
  );
  return rows;
}

/** Inserts a proposal; one of the venue that still waits is withdrawn. */
export async function insertProposal(
  tx: Tx,
  proposal: {
    organisationId: string;
    venueId: string;
    firstDay: LocalDate;
    currency: string;
    rates: ProposedRates;
    proposedBy: string;
    at: Date;
  },
): Promise<string> {
  const { venueId, proposedBy, at } = proposal;
  await tx
    .updateTable('rate_proposals')
    .set({ status: 'withdrawn', answered_by: proposedBy, answered_at: at })
    .where('venue_id', '=', venueId)
    .where('status', '=', 'proposed')
    .execute();
  const { id } = await tx
    .insertInto('rate_proposals')
    .values({
      organisation_id: proposal.organisationId,
      venue_id: venueId,
      first_day: proposal.firstDay,
      currency: proposal.currency,
      rates: JSON.stringify(proposal.rates),
      proposed_by: proposedBy,
      proposed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the answer to a proposal that the caller has locked. */
export async function saveAnswer(
  tx: Tx,
  id: string,
  answer: { accepted: boolean; by: string; at: Date; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('rate_proposals')
    .set({
      status: answer.accepted ? 'accepted' : 'declined',
      answered_by: answer.by,
      answered_at: answer.at,
      reason: answer.reason,
    })
    .where('id', '=', id)
    .execute();
}

/** A venue to which rates may be proposed. */
export interface RateVenueRow {
  id: string;
  name: string;
  city: string;
  zone: string;
  partnerName: string;
  organisationId: string;
  currency: string | null;
  published: boolean;
}

/**
 * Venues by name: those whose name contains a text, or those with rates or proposals; of `unpaid` those
 * that are published without an agreed rate.
 */
export async function listRateVenues(
  db: Db,
  { search, unpaid }: { search: string | null; unpaid: boolean },
  after: { key: string; id: string } | null,
  limit: number,
): Promise<RateVenueRow[]> {
  const found = search
    ? sql`v.id IN (
        SELECT id FROM venues WHERE ${contains(sql`name`, search)}
        UNION SELECT n.id FROM venues n JOIN organisations m ON m.id = n.organisation_id
          WHERE ${contains(sql`m.name`, search)})`
    : unpaid
      ? sql`true`
      : sql`v.id IN (SELECT p.venue_id FROM rate_proposals p)`;
  const isUnpaid = sql`v.status = 'published' AND NOT EXISTS (
    SELECT FROM visit_rates r WHERE r.venue_id = v.id)`;
  const condition = unpaid ? sql`${found} AND ${isUnpaid}` : found;
  const { rows } = await sql<RateVenueRow>`
    SELECT v.id, v.name, v.city, v.time_zone AS zone, v.organisation_id AS "organisationId",
      coalesce(nullif(o.legal_name, ''), o.name) AS "partnerName", c.currency,
      v.status = 'published' AS published
    FROM venues v JOIN organisations o ON o.id = v.organisation_id
      LEFT JOIN statement_currencies c ON c.organisation_id = o.id
    WHERE ${condition} AND (${after?.id ?? null}::uuid IS NULL
      OR (v.name, v.id) > (${after?.key ?? null}::text, ${after?.id ?? null}::uuid))
    ORDER BY v.name, v.id LIMIT ${limit}`.execute(db);
  return rows;
}

// The signs with a meaning in LIKE are escaped: they are part of names, too.
function contains(name: RawBuilder<unknown>, search: string) {
  const escaped = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`fold_text(${name}) LIKE '%' || fold_text(${escaped}) || '%'`;
}
