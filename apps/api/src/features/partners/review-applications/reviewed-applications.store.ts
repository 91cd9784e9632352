import type { ApplicationState } from '@pulse/domain';
import { APPLICATION_REVIEWERS, WAITING_APPLICATION_STATES } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../applications.store.ts';

/** An application with the name of its assignee. */
export type ReviewedRow = ApplicationRow & { assignee_name: string | null };

/** Which applications to list. */
export interface ApplicationFilter {
  status?: ApplicationState;
  /** Part of the reference, business, person, email, phone or address. */
  text?: string;
  assignedTo?: string | null;
  /** Only those that wait and came before this instant. */
  receivedBefore?: Date;
  after: { submittedAt: string; id: string } | null;
  limit: number;
}

const columns = APPLICATION_COLUMNS.map((name) => `a.${name}` as const);
const withAssignee = (db: Db | Tx) =>
  db
    .selectFrom('partner_applications as a')
    .leftJoin('users as u', 'u.id', 'a.assigned_to')
    .select(columns)
    .select('u.full_name as assignee_name');

const hasText = (pattern: string) =>
  sql<boolean>`concat_ws(' ', a.reference, a.business_name, a.contact_name, a.contact_email, a.phone, a.address) ILIKE ${pattern}`;
// The receipt of a repeated application has a reference too, made of the entry's id.
const wasRepeatedAs = (reference: string) =>
  sql<boolean>`EXISTS (
    SELECT FROM partner_application_history h
    WHERE h.application_id = a.id AND h.kind = 'repeated'
      AND 'P-' || upper(left(replace(h.id::text, '-', ''), 10)) = upper(trim(${reference})))`;

/** Applications, the longest waiting first. */
export function listReviewedApplications(
  db: Db,
  { status, text, assignedTo, receivedBefore, after, limit }: ApplicationFilter,
): Promise<ReviewedRow[]> {
  const pattern = `%${(text ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  return withAssignee(db)
    .$if(status !== undefined, (q) => q.where('a.status', '=', status ?? ''))
    .$if(Boolean(text), (q) =>
      q.where(({ or }) => or([hasText(pattern), wasRepeatedAs(text ?? '')])),
    )
    .$if(assignedTo !== undefined, (q) =>
      q.where('a.assigned_to', 'is not distinct from', assignedTo ?? null),
    )
    .$if(receivedBefore !== undefined, (q) =>
      q
        .where('a.status', 'in', [...WAITING_APPLICATION_STATES])
        .where('a.submitted_at', '<', receivedBefore ?? new Date(0)),
    )
    .$if(after !== null, (q) =>
      q.where(
        sql<boolean>`(a.submitted_at, a.id) > (${after?.submittedAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('a.submitted_at')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** One application with the name of its assignee. */
export function findReviewedApplication(db: Db | Tx, id: string): Promise<ReviewedRow | undefined> {
  return withAssignee(db).where('a.id', '=', id).executeTakeFirst();
}

/** How many applications there are in each state, and how they wait. */
export async function countApplications(
  db: Db,
  { userId, overdueBefore }: { userId: string; overdueBefore: Date },
) {
  const waiting = sql`status IN (${sql.join(WAITING_APPLICATION_STATES)})`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) FILTER (WHERE ${condition}))::integer`;
  return db
    .selectFrom('partner_applications')
    .select([
      count(sql`status = 'submitted'`).as('submitted'),
      count(sql`status = 'in_review'`).as('in_review'),
      count(sql`status = 'changes_requested'`).as('changes_requested'),
      count(sql`status = 'approved'`).as('approved'),
      count(sql`status = 'rejected'`).as('rejected'),
      count(sql`status = 'withdrawn'`).as('withdrawn'),
      count(sql`${waiting} AND submitted_at < ${overdueBefore}`).as('overdue'),
      count(sql`${waiting} AND assigned_to IS NULL`).as('unassigned'),
      count(sql`${waiting} AND assigned_to = ${userId}`).as('mine'),
      sql<Date | null>`min(submitted_at) FILTER (WHERE ${waiting})`.as('oldest_submitted_at'),
    ])
    .executeTakeFirstOrThrow();
}

/** Those who can be given an application, by name. */
export function listReviewers(db: Db, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('role', 'in', [...APPLICATION_REVIEWERS])
    .orderBy('full_name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A user who can be given an application; undefined for all others. */
export function findReviewer(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', id)
    .where('role', 'in', [...APPLICATION_REVIEWERS])
    .executeTakeFirst();
}
