/**
 * How far a database has come: timeline and place in the write-ahead log, in hexadecimal digits of
 * equal length (`00000001/00000016/B374D848`), so that the higher of two is the later one as text too.
 */
export type Position = string & { readonly kind: 'position' };

const POSITION = /^[0-9A-F]{8}(\/[0-9A-F]{8}){2}$/;

/** A position from PostgreSQL's own texts. */
export function toPosition(timeline: number, lsn: string): Position {
  const parts = [timeline.toString(16), ...lsn.split('/')];
  return parts.map((part) => part.toUpperCase().padStart(8, '0')).join('/') as Position;
}

/** What a client sent as a position; null when it is none. */
export function readPosition(text: string): Position | null {
  return POSITION.test(text) ? (text as Position) : null;
}

/**
 * Whether a replica at `position` has all that was committed before `other`. One that was left behind
 * on the timeline of a lost leader has not, even if its place is further on.
 */
export function hasPassed(position: Position, other: Position): boolean {
  const place = (of: Position) => of.slice(9);
  return position.slice(0, 8) >= other.slice(0, 8) && place(position) >= place(other);
}
