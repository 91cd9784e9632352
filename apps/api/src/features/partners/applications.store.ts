import type { ApplicationState } from '@pulse/domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PartnerApplications } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

const APPLICATION_COLUMNS = [
  'id',
  'business_name',
  'contact_email',
  'phone',
  'business_type',
  'description',
  'website',
  'address',
  'tax_id_hint',
  'bank_account_hint',
  'language',
  'status',
  'decision_reason',
  'created_at',
  'decided_at',
] as const;

/** An application without what is sealed. */
export type ApplicationRow = Pick<
  Selectable<PartnerApplications>,
  (typeof APPLICATION_COLUMNS)[number]
>;

/** Where a page of applications ended. */
export interface ApplicationCursor {
  createdAt: string;
  id: string;
}

/** Keeps a new application; answers its id. */
export function insertApplication(
  tx: Tx,
  values: Insertable<PartnerApplications>,
): Promise<{ id: string }> {
  return tx
    .insertInto('partner_applications')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Applications, oldest first; one more than `limit` tells that there is a next page. */
export function listApplications(
  db: Db,
  query: { status?: ApplicationState; after: ApplicationCursor | null; limit: number },
): Promise<ApplicationRow[]> {
  const { status, after, limit } = query;
  return db
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
    .$if(after !== null, (q) =>
      q.where(
        sql<boolean>`(created_at, id) > (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** One application, which nobody else can decide on until the transaction ends. */
export function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The application that a secret link opens, while it waits for changes. */
export function findApplicationByLink(
  db: Db | Tx,
  tokenHash: Buffer,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('edit_token_hash', '=', tokenHash)
    .where('status', '=', 'changes_requested')
    .executeTakeFirst();
}

/** Changes an application that the caller has locked, and answers it. */
export function updateApplication(
  tx: Tx,
  id: string,
  values: Updateable<PartnerApplications>,
): Promise<ApplicationRow> {
  return tx
    .updateTable('partner_applications')
    .set(values)
    .where('id', '=', id)
    .returning(APPLICATION_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The sealed values of one application. */
export function findEncryptedSecrets(tx: Tx, id: string) {
  return tx
    .selectFrom('partner_applications')
    .select(['tax_id_encrypted', 'bank_account_encrypted'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Founds a partner organisation; answers its id. */
export async function insertOrganisation(tx: Tx, name: string): Promise<string> {
  const { id } = await tx
    .insertInto('organisations')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
