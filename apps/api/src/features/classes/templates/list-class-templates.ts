import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { listTemplates } from './class-templates.store.ts';
import { type PresentedTemplate, presentClassTemplate } from './present-class-template.ts';

const CURSOR_ORDER = 'class-template-name';

/** One page of the classes of the user's organisation, by name; none without an organisation. */
export async function listClassTemplates(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  query: { venue_id?: string; archived?: boolean; limit: number; cursor?: string },
): Promise<{ items: PresentedTemplate[]; next_cursor: string | null } | Refusal> {
  const cursor = pageStart(CURSOR_ORDER, 'text', query.cursor);
  if (isRefusal(cursor)) return cursor;
  if (!organisationId) return { items: [], next_cursor: null };
  const rows = await listTemplates(db, organisationId, {
    venueId: query.venue_id,
    archived: query.archived,
    after: cursor && { name: cursor.key, id: cursor.id },
    limit: query.limit,
  });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, ({ name, id }) => ({
    key: name,
    id,
  }));
  return { items: page.map(presentClassTemplate), next_cursor };
}
