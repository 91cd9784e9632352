import type { LocalDate } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import { type DayRange, rangesRelation } from '../outcomes.sql.ts';

/** A class behind the fill, as stored. */
export interface ClassRow {
  id: string;
  at: Date;
  date: LocalDate;
  venueName: string;
  zone: string;
  title: string;
  trainerName: string | null;
  booked: number;
  capacity: number;
}

/** The classes of venues that have ended at `now` and were not cancelled, the latest first. */
export async function listClassRows(
  db: Db,
  ranges: readonly DayRange[],
  filter: { classTemplateId: string | null; trainerId: string | null; now: Date },
  { after, limit }: { after: { key: string; id: string } | null; limit: number },
): Promise<ClassRow[]> {
  const { classTemplateId, trainerId, now } = filter;
  const [key, id] = [after?.key ?? null, after?.id ?? null];
  const { rows } = await sql<ClassRow>`
    SELECT s.id, s.starts_at AS at, s.local_date::text AS date, v.name AS "venueName",
      v.time_zone AS zone, s.title, t.name AS "trainerName", s.booked, s.capacity
    FROM ${rangesRelation(ranges)} JOIN venues v ON v.id = r.venue_id
    CROSS JOIN LATERAL (
      SELECT * FROM class_sessions c
      WHERE c.venue_id = r.venue_id AND c.starts_at >= r.starts - 2 AND c.starts_at < r.until + 2
        AND c.local_date >= r.starts AND c.local_date < r.until
        AND c.status = 'scheduled' AND c.ends_at <= ${now}
        AND (${classTemplateId}::uuid IS NULL OR c.class_template_id = ${classTemplateId})
        AND (${trainerId}::uuid IS NULL OR c.trainer_id = ${trainerId})
        AND (${id}::uuid IS NULL OR (c.starts_at <= ${key}::timestamptz
          AND (c.starts_at, c.id) < (${key}::timestamptz, ${id}::uuid)))
      ORDER BY c.starts_at DESC, c.id DESC LIMIT ${limit}
    ) s LEFT JOIN trainers t ON t.id = s.trainer_id
    ORDER BY s.starts_at DESC, s.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
