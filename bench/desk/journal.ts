import type pg from 'pg';

/** What the desks did and were answered, to be compared with the database. */
export interface Journal {
  /** Requests that check a member in, and how many of these got no answer. */
  sent: number;
  unanswered: number;
  /** A visitor stood at a desk; offline `at` is when. */
  arrived(bookingId: string, at?: string): void;
  /** The server answered a desk with the check-in. */
  answered(bookingId: string, checkInId: string): void;
  /** A visitor whom a desk could not enter, and who has to be nowhere. */
  refused(bookingId: string): void;
  violate(sentence: string): void;
  arrivals(): number;
  compare(pool: pg.Pool, venueId: string): Promise<string[]>;
}

interface Row {
  id: string;
  booking_id: string;
  checked_in_at: Date;
}

export function createJournal(): Journal {
  const arrivals = new Map<string, Set<string>>();
  const offline = new Map<string, string>();
  const violations: string[] = [];
  const entry = (bookingId: string) => {
    const known = arrivals.get(bookingId) ?? new Set();
    arrivals.set(bookingId, known);
    return known;
  };
  return {
    sent: 0,
    unanswered: 0,
    arrived(bookingId, at) {
      // The earliest counts of a visitor who was queued twice.
      if (at && !arrivals.has(bookingId)) offline.set(bookingId, at);
      if (!at) offline.delete(bookingId);
      entry(bookingId);
    },
    answered: (bookingId, checkInId) => void entry(bookingId).add(checkInId),
    refused: (bookingId) => void arrivals.delete(bookingId),
    violate: (sentence) => void violations.push(sentence),
    arrivals: () => arrivals.size,
    async compare(pool, venueId) {
      const { rows } = await pool.query<Row>(
        `SELECT id, booking_id, checked_in_at FROM check_ins
         WHERE venue_id = $1 AND corrected_at IS NULL`,
        [venueId],
      );
      const entered = Map.groupBy(rows, (row) => row.booking_id);
      const found = [...violations];
      for (const [bookingId, told] of arrivals) {
        const [first, ...others] = entered.get(bookingId) ?? [];
        const at = offline.get(bookingId);
        if (!first) found.push(`the arrival of ${bookingId} is lost`);
        else if (others.length > 0) found.push(`${bookingId} arrived ${others.length + 1} times`);
        else if (at && first.checked_in_at.toISOString() !== at)
          found.push(`${bookingId} arrived at ${at}, not ${first.checked_in_at.toISOString()}`);
        if (
          told.size > 1 ||
          (first && told.size === 1 && others.length === 0 && !told.has(first.id))
        )
          found.push(`${bookingId} was told to be ${[...told].join(' and ')}`);
      }
      for (const bookingId of entered.keys())
        if (!arrivals.has(bookingId)) found.push(`${bookingId} arrived, and nobody had sent it`);
      return found;
    },
  };
}
