import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** An appeal as stored. */
export interface AppealRow {
  booking_id: string;
  user_id: string;
  venue_id: string;
  answer_by: Date;
  decided_at: Date | null;
  accepted: boolean | null;
}

const COLUMNS = [
  'booking_id',
  'user_id',
  'venue_id',
  'answer_by',
  'decided_at',
  'accepted',
] as const;

/** The appeal about a booking. */
export function findAppeal(db: Db | Tx, bookingId: string): Promise<AppealRow | undefined> {
  return db
    .selectFrom('visit_appeals')
    .select(COLUMNS)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends, so that it is decided once. */
export function lockAppeal(tx: Tx, bookingId: string): Promise<AppealRow | undefined> {
  return tx
    .selectFrom('visit_appeals')
    .select(COLUMNS)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts an appeal. */
export async function insertAppeal(
  tx: Tx,
  appeal: Pick<AppealRow, 'booking_id' | 'user_id' | 'venue_id' | 'answer_by'> & {
    message: string | null;
    created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('visit_appeals').values(appeal).execute();
}

/** Stores the decision about a locked appeal; `decidedBy` null means that silence decided. */
export async function saveDecision(
  tx: Tx,
  bookingId: string,
  decision: { accepted: boolean; decidedBy: string | null; reason: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('visit_appeals')
    .set({
      decided_at: decision.at,
      accepted: decision.accepted,
      decided_by: decision.decidedBy,
      reason: decision.reason,
    })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Appeals that the venue did not answer in time; at most 200. */
export async function listSilentAppeals(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_appeals')
    .select('booking_id')
    .where('decided_at', 'is', null)
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(200)
    .execute();
  return rows.map((row) => row.booking_id);
}

/** An open appeal as staff see it. */
export interface OpenAppeal {
  id: string;
  venue_id: string;
  venue_name: string;
  time_zone: string;
  member_name: string;
  title: string;
  starts_at: Date;
  kind: 'missed' | 'late';
  message: string | null;
  created_at: Date;
  answer_by: Date;
}

/** Open appeals, those to be answered first first; of one organisation or venue, or of all. */
export async function listOpenAppeals(
  db: Db,
  criteria: {
    organisationId: string | null;
    venueId: string | null;
    now: Date;
    after: { key: string; id: string } | null;
    limit: number;
  },
): Promise<OpenAppeal[]> {
  const { organisationId, venueId, now, after, limit } = criteria;
  const { rows } = await sql<OpenAppeal>`
    SELECT a.booking_id AS id, a.venue_id, v.name AS venue_name, v.time_zone,
      u.full_name AS member_name, s.title, b.starts_at,
      CASE WHEN b.status = 'no_show' THEN 'missed' ELSE 'late' END AS kind,
      a.message, a.created_at, a.answer_by
    FROM visit_appeals a
    JOIN bookings b ON b.id = a.booking_id
    JOIN class_sessions s ON s.id = b.class_session_id
    JOIN venues v ON v.id = a.venue_id
    JOIN users u ON u.id = a.user_id
    WHERE a.decided_at IS NULL AND a.answer_by > ${now}
      AND (${organisationId}::uuid IS NULL OR v.organisation_id = ${organisationId}::uuid)
      AND (${venueId}::uuid IS NULL OR a.venue_id = ${venueId}::uuid)
      AND (${after?.id ?? null}::uuid IS NULL
        OR (a.answer_by, a.booking_id) > (${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY a.answer_by, a.booking_id LIMIT ${limit}`.execute(db);
  return rows;
}
