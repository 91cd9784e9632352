import type { AgreedTerms, EpochMs, LocalDate, Money } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { termColumns } from '../change-membership.store.ts';
import { type StoredMembership, storedMembershipSql } from '../stored-membership.store.ts';

/** A person, with the membership that is not stored as ended. */
export interface MemberWithPlanRow {
  id: string;
  full_name: string;
  email: string;
  time_zone: string;
  membership: {
    plan_code: 'basic' | 'plus' | 'unlimited';
    billing_interval: 'month' | 'year';
    price: Money;
    stored: StoredMembership;
  } | null;
}

const membershipSql = sql`(SELECT json_build_object('plan_code', ms.plan_code,
    'billing_interval', ms.billing_interval,
    'price', json_build_object('amount_minor', ms.price_minor, 'currency', ms.currency),
    'stored', ${storedMembershipSql})
  FROM memberships ms WHERE ms.user_id = u.id AND ms.status <> 'ended')`;

/** The person with an email, ignoring case, or an id; null without an account. */
export async function findMemberWithPlan(
  db: Db | Tx,
  by: { email: string } | { id: string },
): Promise<MemberWithPlanRow | null> {
  const { rows } = await sql<MemberWithPlanRow>`
    SELECT u.id, u.full_name, u.email, u.time_zone, ${membershipSql} AS membership
    FROM users u WHERE u.deleted_at IS NULL
      AND ${'email' in by ? sql`lower(u.email) = ${by.email.toLowerCase()}` : sql`u.id = ${by.id}`}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * The time zone of an account, which then exists until the transaction ends; null without one. Before
 * the membership, as payments lock them (decision 043).
 */
export async function lockAccount(tx: Tx, id: string): Promise<{ timeZone: string } | null> {
  const { rows } = await sql<{ timeZone: string }>`
    SELECT time_zone AS "timeZone" FROM users WHERE id = ${id} AND deleted_at IS NULL
    FOR SHARE`.execute(tx);
  return rows[0] ?? null;
}

/** What is given: the plan, and until when. */
export interface GivenMembership {
  terms: AgreedTerms;
  lastDay: LocalDate;
  endsAt: EpochMs;
}

const givenColumns = ({ terms, lastDay, endsAt }: GivenMembership) => ({
  ...termColumns(terms),
  given_until: lastDay,
  period_ends_at: new Date(endsAt),
  cancel_at_period_end: true,
});

/** Inserts a membership that begins at `at`; the caller has locked the member's account. */
export async function insertGivenMembership(
  tx: Tx,
  userId: string,
  given: GivenMembership,
  at: Date,
): Promise<{ id: string } | null> {
  const inserted = await tx
    .insertInto('memberships')
    .values({ ...givenColumns(given), user_id: userId, status: 'active', anchored_at: at })
    .onConflict((conflict) =>
      // Not a parameter: a generic plan could not tell that the partial index matches.
      conflict.columns(['user_id']).where('status', '<>', sql.lit('ended')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted ?? null;
}

/** Changes a locked membership that was given before. */
export async function prolongGivenMembership(
  tx: Tx,
  id: string,
  given: GivenMembership,
): Promise<void> {
  await tx.updateTable('memberships').set(givenColumns(given)).where('id', '=', id).execute();
}
