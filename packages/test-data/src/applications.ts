import type { Db } from './database.ts';

/** Sets when a partner application arrived; the longest waiting is listed first. */
export async function backdateApplication(
  db: Db,
  applicationId: string,
  createdAt: Date,
): Promise<void> {
  await db
    .updateTable('partner_applications')
    .set({ created_at: createdAt, submitted_at: createdAt })
    .where('id', '=', applicationId)
    .execute();
}

/** How many partner applications arrived with this contact email. */
export async function countApplications(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('partner_applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('contact_email', '=', email)
    .executeTakeFirstOrThrow();
  return Number(count);
}
