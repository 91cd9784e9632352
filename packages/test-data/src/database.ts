import type { Database } from '@pulse/api/schema';
import type { Insertable, Kysely } from 'kysely';

export type { Database };

/** A connection or a transaction. */
export type Db = Kysely<Database>;

/** A row to insert. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
