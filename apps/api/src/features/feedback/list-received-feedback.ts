import type { listReceivedFeedback as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { listReceived } from './feedback.store.ts';
import { presentReceived } from './present-feedback.ts';

const ORDER = 'received_feedback';

/** One page of what members told us, newest first: still to answer, or answered. */
export async function listReceivedFeedback(
  { db }: Deps,
  query: z.output<typeof operation.query>,
): Promise<{ items: ReturnType<typeof presentReceived>[]; next_cursor: string | null } | Refusal> {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const rows = await listReceived(db, {
    answered: query.state === 'answered',
    after,
    limit: query.limit + 1,
  });
  const { page, next_cursor } = cutPage(rows, query.limit, ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map(presentReceived), next_cursor };
}
