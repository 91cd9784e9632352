import { type RawBuilder, sql } from 'kysely';

/** All of these conditions. */
export function every(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql.join(conditions, sql` AND `) as RawBuilder<boolean>;
}
