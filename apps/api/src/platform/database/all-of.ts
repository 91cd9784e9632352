import { type RawBuilder, sql } from 'kysely';

/** The conjunction of the conditions; true without any. */
export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql.join(conditions, sql` AND `) as RawBuilder<boolean>;
}
