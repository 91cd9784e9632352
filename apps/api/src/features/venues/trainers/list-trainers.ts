import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { type PartnerTrainer, presentTrainer } from './present-trainer.ts';
import { listTrainers as listRows } from './trainers.store.ts';

const CURSOR_ORDER = 'partner-trainer-name';

/** One page of the trainers of the user's organisation, by name; none without an organisation. */
export async function listTrainers(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  { archived, limit, cursor: text }: { archived?: boolean; limit: number; cursor?: string },
): Promise<{ items: PartnerTrainer[]; next_cursor: string | null } | Refusal> {
  const cursor = pageStart(CURSOR_ORDER, 'text', text);
  if (isRefusal(cursor)) return cursor;
  if (!organisationId) return { items: [], next_cursor: null };
  const after = cursor && { name: cursor.key, id: cursor.id };
  const rows = await listRows(db, organisationId, { archived, after, limit });
  const { page, next_cursor } = paginate(rows, limit, CURSOR_ORDER, ({ name, id }) => ({
    key: name,
    id,
  }));
  return { items: page.map(presentTrainer), next_cursor };
}
