import type { listReceivedFeedback as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { pageStart, paginate } from '../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { listReceivedFeedbackRows } from './feedback.store.ts';
import { presentReceivedFeedback } from './present-feedback.ts';

const CURSOR_ORDER = 'received_feedback';

/** One page of feedback, newest first: unanswered or answered. */
export async function listReceivedFeedback(
  { db }: Deps,
  query: z.output<typeof operation.query>,
): Promise<
  { items: ReturnType<typeof presentReceivedFeedback>[]; next_cursor: string | null } | Refusal
> {
  const after = pageStart(CURSOR_ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const rows = await listReceivedFeedbackRows(db, {
    answered: query.state === 'answered',
    after,
    limit: query.limit + 1,
  });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map(presentReceivedFeedback), next_cursor };
}
