import { type RawBuilder, sql } from 'kysely';

/** All of these conditions. */
export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql.join(conditions, sql` AND `) as RawBuilder<boolean>;
}
