import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A class with a free place. */
export interface WalkInClassRow {
  id: string;
  title: string;
  starts_at: Date;
  free: number;
  price_minor: number | null;
  currency: string;
}

/** The most classes offered to one walk-in. */
const MAX_CLASSES = 6;

/** Classes of a venue that start between two instants and have a free place, nearest first. */
export async function listClassesWithFreePlaces(
  db: Db | Tx,
  venueId: string,
  from: Date,
  until: Date,
): Promise<WalkInClassRow[]> {
  const { rows } = await sql<WalkInClassRow>`
    SELECT id, title, starts_at, capacity - booked AS free, price_minor, currency
    FROM class_sessions
    WHERE venue_id = ${venueId} AND status = 'scheduled' AND booked < capacity
      AND starts_at > ${from} AND starts_at <= ${until}
    ORDER BY starts_at, id LIMIT ${MAX_CLASSES}`.execute(db);
  return rows;
}
