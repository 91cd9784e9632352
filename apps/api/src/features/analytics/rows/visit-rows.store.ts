import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import { type DayRange, latestOutcomesIn } from '../outcomes.sql.ts';

/** Which visits are behind a figure. */
export interface VisitFilter {
  kind: 'visits' | 'first_visits' | 'returning_visits' | 'no_shows' | 'late_cancels';
  weekday: number | null;
  hour: number | null;
  classTemplateId: string | null;
  trainerId: string | null;
}

/** A visit behind a figure, as stored. */
export interface VisitRow {
  id: string;
  outcome: 'visit' | 'no_show' | 'late_cancel';
  /** With microseconds, so that a page ends between two arrivals of the same millisecond. */
  at: string;
  date: LocalDate;
  venueName: string;
  zone: string;
  title: string | null;
  trainerName: string | null;
  fullName: string;
  isFirst: boolean;
}

const KINDS = {
  visits: sql`outcome = 'visit'`,
  first_visits: sql`outcome = 'visit' AND is_first`,
  returning_visits: sql`outcome = 'visit' AND NOT is_first`,
  no_shows: sql`outcome = 'no_show'`,
  late_cancels: sql`outcome = 'late_cancel'`,
};

/** The visits of venues behind a figure, the latest first, after a position. */
export async function listVisitRows(
  db: Db,
  ranges: readonly DayRange[],
  { kind, weekday, hour, classTemplateId, trainerId }: VisitFilter,
  { after, limit }: { after: { key: string; id: string } | null; limit: number },
): Promise<VisitRow[]> {
  const filter = sql`${KINDS[kind]}
    AND (${weekday}::int IS NULL OR weekday = ${weekday})
    AND (${hour}::int IS NULL OR hour = ${hour})
    AND (${classTemplateId}::uuid IS NULL OR class_template_id = ${classTemplateId})
    AND (${trainerId}::uuid IS NULL OR trainer_id = ${trainerId})
    AND (${after?.id ?? null}::uuid IS NULL OR (at <= ${after?.key ?? null}::timestamptz
      AND (at, id) < (${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid)))`;
  const { rows } = await sql<VisitRow>`
    SELECT o.id, o.outcome, o.local_date::text AS date, o.venue_name AS "venueName",
      to_char(o.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
      o.time_zone AS zone, o.title, t.name AS "trainerName", u.full_name AS "fullName",
      o.is_first AS "isFirst"
    FROM (${latestOutcomesIn(ranges, filter, limit)}) o
      JOIN users u ON u.id = o.user_id LEFT JOIN trainers t ON t.id = o.trainer_id
    ORDER BY o.at DESC, o.id DESC`.execute(db);
  return rows;
}
