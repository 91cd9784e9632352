import type { listVenues as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { presentVenueSummary, type VenueSummary } from './present-venue-summary.ts';
import { searchVenues, type VenueSortOrder } from './venue-search.store.ts';

type ListVenuesQuery = z.output<typeof operation.query>;

/**
 * One page of published venues: nearest first when a point is given, else best match first when a
 * text is given, else by name. With `open_now` a page may be shorter than its limit although more
 * follow: on the day of a clock change the domain removes venues that the local time in SQL let
 * through.
 */
export async function listVenues(
  { db, clock }: Deps,
  query: ListVenuesQuery,
): Promise<{ items: VenueSummary[]; next_cursor: string | null } | Refusal> {
  const order: VenueSortOrder = query.near ? 'distance' : query.q ? 'relevance' : 'name';
  const kind = order === 'name' ? 'text' : 'number';
  const after = pageStart(order, kind, query.cursor);
  if (isRefusal(after)) return after;
  const now = new Date(clock.now());
  const rows = await searchVenues(db, {
    ...query,
    order,
    after,
    now,
    openAt: query.open_now ? now : null,
    limit: query.limit + 1,
  });
  const { page, next_cursor } = paginate(rows, query.limit, order, (last) => ({
    key: last.order_key,
    id: last.id,
  }));
  const items = page.map((row) => presentVenueSummary(row, now.getTime()));
  return {
    items: query.open_now ? items.filter((item) => item.opening.open) : items,
    next_cursor,
  };
}
