import { APPLICATION_FIELDS, STANDING_APPLICATION_STATES } from '@pulse/domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PartnerApplications } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** The columns of an application without its encrypted values. */
export const APPLICATION_COLUMNS = [
  'id',
  'reference',
  'version',
  'link_version',
  'edit_token_hash',
  ...APPLICATION_FIELDS,
  'tax_id_hint',
  'bank_account_hint',
  'language',
  'status',
  'decision_reason',
  'requested_fields',
  'organisation_id',
  'assigned_to',
  'created_at',
  'submitted_at',
  'decided_at',
] as const;

/** An application without its encrypted values. */
export type ApplicationRow = Pick<
  Selectable<PartnerApplications>,
  (typeof APPLICATION_COLUMNS)[number]
>;

/** Inserts an application. */
export function insertApplication(
  tx: Tx,
  values: Insertable<PartnerApplications>,
): Promise<ApplicationRow> {
  return tx
    .insertInto('partner_applications')
    .values(values)
    .returning(APPLICATION_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** An application, locked so that no other reviewer decides on it until the transaction ends. */
export function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The application of a secret link. */
export function findApplicationByLink(
  db: Db | Tx,
  tokenHash: Buffer,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('edit_token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The application of a secret link, locked until the transaction ends. */
export function lockApplicationByLink(
  tx: Tx,
  tokenHash: Buffer,
): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('edit_token_hash', '=', tokenHash)
    .forUpdate()
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

/** The encrypted values of an application, and the fingerprints by which they are compared. */
export function findEncryptedSecrets(tx: Tx, id: string) {
  return tx
    .selectFrom('partner_applications')
    .select([
      'tax_id_encrypted',
      'tax_id_fingerprint',
      'bank_account_encrypted',
      'bank_account_fingerprint',
      'organisation_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes an application with its history. */
export async function deleteApplication(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('partner_applications').where('id', '=', id).execute();
}

/** The first application that stands under an email. */
export function findStandingApplication(
  tx: Tx,
  email: string,
): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('partner_applications')
    .select(APPLICATION_COLUMNS)
    .where('status', 'in', [...STANDING_APPLICATION_STATES])
    .where(sql`lower(contact_email)`, '=', email.toLowerCase())
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Locks an email that has no row yet until the transaction ends, so that of two applications with it the
 * second sees the first.
 */
export async function lockApplicationEmail(tx: Tx, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('partner application ' || ${email}::text, 0))`.execute(
    tx,
  );
}
