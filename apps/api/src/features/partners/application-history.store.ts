import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PartnerApplicationHistory } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** One field that the applicant changed; of encrypted numbers the last characters. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What happens to an application. */
export type HistoryKind =
  | 'submitted'
  | 'repeated'
  | 'amended'
  | 'in_review'
  | 'changes_requested'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'assigned'
  | 'note';

/** An entry to add; `actorId` is null for the applicant. */
export interface NewHistoryEntry {
  applicationId: string;
  at: Date;
  kind: HistoryKind;
  actorId: string | null;
  text?: string;
  changes?: readonly FieldChange[];
}

/** An entry with the name of the reviewer. */
export type HistoryRow = Pick<
  Selectable<PartnerApplicationHistory>,
  'id' | 'at' | 'kind' | 'text' | 'changes'
> & { by: string | null };

/** Adds what happened to an application, and returns the entry's id. */
export async function addToHistory(tx: Tx, entry: NewHistoryEntry): Promise<string> {
  const { applicationId, at, kind, actorId, text = '', changes = [] } = entry;
  const { id } = await tx
    .insertInto('partner_application_history')
    .values({
      application_id: applicationId,
      at,
      kind,
      actor_id: actorId,
      text,
      changes: JSON.stringify(changes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What happened to an application, newest first. */
export function listHistory(
  db: Db | Tx,
  applicationId: string,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<HistoryRow[]> {
  return db
    .selectFrom('partner_application_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.id', 'h.at', 'h.kind', 'h.text', 'h.changes', 'u.full_name as by'])
    .where('h.application_id', '=', applicationId)
    .$if(after !== null, (q) =>
      q.where(sql<boolean>`(h.at, h.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit)
    .execute();
}

/** How often an application was repeated since an instant. */
export async function countRepeatsSince(tx: Tx, applicationId: string, since: Date) {
  const { count } = await tx
    .selectFrom('partner_application_history')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'repeated')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether only the applicant has acted on an application. */
export async function isUntouched(tx: Tx, applicationId: string): Promise<boolean> {
  const touch = await tx
    .selectFrom('partner_application_history')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('actor_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return touch === undefined;
}
