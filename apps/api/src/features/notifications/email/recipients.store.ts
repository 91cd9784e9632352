import type { Db } from '../../../platform/database/transaction.ts';

/** The recipient of a notification or email. */
export interface Recipient {
  user_id: string;
  email: string;
  full_name: string;
  language: string;
  /** Which emails the member wants; one that is not listed is wanted. */
  email_preferences: unknown;
}

/** The emails that a member may decline (contract: email_preferences). */
export type MailChoice =
  | 'confirmation'
  | 'reminder'
  | 'cancellation'
  | 'waitlist'
  | 'payment'
  | 'reviews'
  | 'coaches';

/** Whether the member's preferences allow an email. */
export function wantsMail(
  { email_preferences: preferences }: Recipient,
  choice: MailChoice,
): boolean {
  return (preferences as Partial<Record<MailChoice, boolean>> | null)?.[choice] !== false;
}

/** A user with the name of their organisation; undefined once the account is deleted. */
export function findRecipient(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('organisations as o', 'o.id', 'u.organisation_id')
    .select([
      'u.id as user_id',
      'u.email',
      'u.full_name',
      'u.language',
      'u.email_preferences',
      'u.time_zone',
      'o.name as organisation',
    ])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Those of some users whose accounts still exist. */
export function findRecipientsByIds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id as user_id', 'email', 'full_name', 'language'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The name of an organisation. */
export async function findOrganisationName(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

/** The staff who review partner applications. */
export function listReviewers(db: Db): Promise<{ id: string; language: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('role', 'in', ['admin', 'ops'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute();
}
