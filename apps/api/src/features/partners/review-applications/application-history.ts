import type { applicationHistoryEntry, listApplicationHistory } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { addToHistory, type HistoryRow, listHistory } from '../application-history.store.ts';
import { lockApplication } from '../applications.store.ts';
import { findReviewedApplication, findReviewer } from './reviewed-applications.store.ts';

type HistoryEntry = z.input<typeof applicationHistoryEntry>;

const CURSOR_ORDER = 'application-history';

/** One page of what happened to an application, newest first. */
export async function listApplicationHistoryPage(
  { db }: Deps,
  id: string,
  { limit, cursor: text }: z.output<typeof listApplicationHistory.query>,
): Promise<{ items: HistoryEntry[]; next_cursor: string | null } | Refusal> {
  const cursor = pageStart(CURSOR_ORDER, 'instant', text);
  if (isRefusal(cursor)) return cursor;
  if (!(await findReviewedApplication(db, id))) return refuse('not_found');
  const after = cursor && { at: cursor.key, id: cursor.id };
  const rows = await listHistory(db, id, { after, limit: limit + 1 });
  const { page, next_cursor } = paginate(rows, limit, CURSOR_ORDER, (last) => ({
    key: last.at.toISOString(),
    id: last.id,
  }));
  return { items: page.map(presentEntry), next_cursor };
}

/** Adds a note that only reviewers read. */
export async function addApplicationNote(
  { db, clock }: Deps,
  reviewerId: string,
  applicationId: string,
  text: string,
): Promise<HistoryEntry | Refusal> {
  const at = new Date(clock.now());
  return inTransaction(db, async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('not_found');
    const author = await findReviewer(tx, reviewerId);
    const entry = { applicationId, at, kind: 'note', actorId: reviewerId, text } as const;
    const id = await addToHistory(tx, entry);
    await audit(tx, {
      actor: reviewerId,
      action: 'add_partner_application_note',
      subject: { type: 'partner_application', id: applicationId },
    });
    return presentEntry({ id, at, kind: 'note', text, changes: [], by: author?.full_name ?? null });
  });
}

function presentEntry({ at, kind, changes, ...row }: HistoryRow): HistoryEntry {
  return {
    ...row,
    at: at.toISOString(),
    kind: kind as HistoryEntry['kind'],
    changes: changes as HistoryEntry['changes'],
  };
}
