import type { AgreedTerms, PlanCode } from '@pulse/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { termColumns } from './change-membership.store.ts';

/** One plan as stored. */
export interface PlanRow {
  code: PlanCode;
  classes_per_day: number;
  visits_per_month: number | null;
  plus_visits_per_month: number;
  monthly_price_minor: number;
  yearly_price_minor: number;
  currency: string;
  /** Null until an admin publishes the prices. */
  published_at: Date | string | null;
}

/** The columns of a PlanRow. */
export const PLAN_COLUMNS = [
  'code',
  'classes_per_day',
  'visits_per_month',
  'plus_visits_per_month',
  'monthly_price_minor',
  'yearly_price_minor',
  'currency',
  'published_at',
] as const;

/** Every plan, from the smallest to the largest. */
export async function listPlansInOrder(db: Db | Tx): Promise<PlanRow[]> {
  const rows = await db.selectFrom('plans').select(PLAN_COLUMNS).orderBy('sort_order').execute();
  return rows as PlanRow[];
}

/** One plan by its code. */
export async function findPlan(db: Db | Tx, code: PlanCode): Promise<PlanRow | null> {
  const row = await db
    .selectFrom('plans')
    .select(PLAN_COLUMNS)
    .where('code', '=', code)
    .executeTakeFirst();
  return (row as PlanRow | undefined) ?? null;
}

/** The values of a new membership. */
export interface NewMembership {
  user_id: string;
  terms: AgreedTerms;
  anchored_at: Date;
  period_ends_at: Date;
}

/** Inserts a membership; null when the member has one that has not ended. */
export async function insertMembership(
  tx: Tx,
  { terms, ...row }: NewMembership,
): Promise<{ id: string } | null> {
  const inserted = await tx
    .insertInto('memberships')
    .values({ ...row, ...termColumns(terms), status: 'active' })
    .onConflict((conflict) =>
      // Not a parameter: a generic plan could not tell that the partial index matches.
      conflict.columns(['user_id']).where('status', '<>', sql.lit('ended')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted ?? null;
}

/** Ends the membership of a member whose account is being deleted. */
export async function endMembershipOfUser(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ status: 'ended', ended_at: at })
    .where('user_id', '=', userId)
    .where('status', '<>', 'ended')
    .execute();
}

/** All memberships of a member, newest first, for the data export. */
export function listMembershipsForExport(db: Db | Tx, userId: string) {
  return db
    .selectFrom('memberships')
    .select([
      'plan_code',
      'billing_interval',
      'status',
      'anchored_at',
      'period_ends_at',
      'cancel_at_period_end',
      'paused_until',
      'given_until',
      'ended_at',
      'price_minor',
      'currency',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('membership_pauses')
          .select(['starts_at', 'ends_at'])
          .whereRef('membership_pauses.membership_id', '=', 'memberships.id')
          .orderBy('starts_at'),
      ).as('pauses'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
