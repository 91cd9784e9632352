import { type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The columns of a table under the name that a statement gives it. */
export type TableReference<T extends keyof Database> = (
  column: keyof Database[T] & string,
) => RawBuilder<unknown>;

/**
 * Refers to a table that a statement names `alias`. Handed to the function that writes a part of the
 * statement, so that it need not know the statement's aliases.
 */
export function referenceTo<T extends keyof Database>(alias: string): TableReference<T> {
  return (column) => sql.ref(`${alias}.${column}`);
}
