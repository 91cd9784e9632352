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

/** An application without its encrypted values. */
export type ApplicationRow = Pick<
  Selectable<PartnerApplications>,
  (typeof APPLICATION_COLUMNS)[number]
>;

/** The position after which a page of applications begins. */
export interface ApplicationCursor {
  createdAt: string;
  id: string;
}

/** Inserts an application and returns its id. */
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

/** Applications, oldest first; one row more than `limit` means that there is a next page. */
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

/** An application, locked so that nobody else decides on it until the transaction ends. */
export function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The application of an edit link, while changes are requested. */
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

/** Updates an application that the caller has locked, and returns it. */
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

/** The encrypted values of an application. */
export function findEncryptedSecrets(tx: Tx, id: string) {
  return tx
    .selectFrom('partner_applications')
    .select(['tax_id_encrypted', 'bank_account_encrypted', 'organisation_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}
