import type { listReceivedFeedback as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { readCursor, writeCursor } from '../../platform/http/page-cursor.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { listReceived } from './feedback.store.ts';
import { presentReceived } from './present-feedback.ts';

const ORDER = 'received_feedback';

/** One page of what members told us, newest first: still to answer, or answered. */
export async function listReceivedFeedback(
  { db }: Deps,
  query: z.output<typeof operation.query>,
): Promise<{ items: ReturnType<typeof presentReceived>[]; next_cursor: string | null } | Refusal> {
  const after = query.cursor === undefined ? null : readCursor(ORDER, 'instant', query.cursor);
  if (query.cursor !== undefined && !after) return refuse('validation_failed', { field: 'cursor' });
  const rows = await listReceived(db, {
    answered: query.state === 'answered',
    after,
    limit: query.limit + 1,
  });
  const items = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentReceived),
    next_cursor: last
      ? writeCursor(ORDER, { key: last.created_at.toISOString(), id: last.id })
      : null,
  };
}
