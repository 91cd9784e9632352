import type { AgreedPrice, PlanCode } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { PLAN_COLUMNS, type PlanRow } from '../memberships.store.ts';

/** A plan with the version that edits compare. */
export interface EditedPlanRow extends PlanRow {
  version: number;
}

/** The columns that an edit changes. */
export type PlanChange = Omit<PlanRow, 'code' | 'published_at'>;

/** Every plan with its version, from the smallest to the largest. */
export async function listPlansWithVersion(db: Db | Tx): Promise<EditedPlanRow[]> {
  const rows = await db
    .selectFrom('plans')
    .select([...PLAN_COLUMNS, 'version'])
    .orderBy('sort_order')
    .execute();
  return rows as EditedPlanRow[];
}

/** A plan, locked until the transaction ends; null without one of this code. */
export async function lockPlan(tx: Tx, code: string): Promise<EditedPlanRow | null> {
  const row = await tx
    .selectFrom('plans')
    .select([...PLAN_COLUMNS, 'version'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return (row as EditedPlanRow | undefined) ?? null;
}

/** Changes a locked plan and counts its version. */
export async function updatePlan(tx: Tx, code: PlanCode, change: PlanChange): Promise<void> {
  await tx
    .updateTable('plans')
    .set((plan) => ({ ...change, version: plan('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

/** Publishes the prices of every plan at an instant, or withdraws them; returns whose state changed. */
export async function setPublished(tx: Tx, at: Date | null): Promise<PlanCode[]> {
  const rows = await tx
    .updateTable('plans')
    .set((plan) => ({ published_at: at, version: plan('version', '+', 1) }))
    .where('published_at', at ? 'is' : 'is not', null)
    .returning('code')
    .execute();
  return rows.map(({ code }) => code as PlanCode);
}

/**
 * What the members of each plan agreed to, of those who are notified when it becomes dearer: the same as
 * in `insertPriceNotices`.
 */
export async function countAgreedPrices(
  db: Db | Tx,
): Promise<(AgreedPrice & { plan: PlanCode })[]> {
  const { rows } = await sql<AgreedPrice & { plan: PlanCode }>`
    SELECT m.plan_code AS plan, m.billing_interval AS interval,
      json_build_object('amount_minor', m.price_minor, 'currency', m.currency) AS price,
      count(*)::int AS members
    FROM memberships m
    WHERE m.status <> 'ended' AND NOT m.cancel_at_period_end AND m.next_terms IS NULL
    GROUP BY m.plan_code, m.billing_interval, m.price_minor, m.currency
    ORDER BY m.plan_code, m.billing_interval, m.currency, m.price_minor`.execute(db);
  return rows;
}
