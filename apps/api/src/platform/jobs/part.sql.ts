import { type RawBuilder, sql } from 'kysely';

/** One of the parts into which the rows of a job are divided by a hash of their id. */
export interface Part {
  /** From 0. */
  index: number;
  /** How many parts there are. */
  of: number;
}

/** All rows. */
export const WHOLE: Part = { index: 0, of: 1 };

/** Whether the row with this id, a column of type uuid, is in the part. */
export const isInPart = (id: RawBuilder<unknown>, { index, of }: Part): RawBuilder<boolean> =>
  sql`(uuid_hash(${id}) & 2147483647) % ${of}::integer = ${index}::integer`;
