import type { Db } from '../../../platform/database/transaction.ts';

/** Somebody to write to. */
export interface Recipient {
  user_id: string;
  email: string;
  full_name: string;
  language: string;
  /** Which mails the member wants; what is not named is wanted. */
  email_preferences: unknown;
}

/** The mails a member may decline (contract: mailChoices). */
export type MailChoice =
  | 'confirmation'
  | 'reminder'
  | 'cancellation'
  | 'waitlist'
  | 'payment'
  | 'reviews';

/** Whether the member's settings ask for such a mail. */
export function wantsMail(
  { email_preferences: mailChoices }: Recipient,
  choice: MailChoice,
): boolean {
  return (mailChoices as Partial<Record<MailChoice, boolean>> | null)?.[choice] !== false;
}

/** One user to write to, with the name of their organisation; undefined once the account is gone. */
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

/** Those who review partner applications. */
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
