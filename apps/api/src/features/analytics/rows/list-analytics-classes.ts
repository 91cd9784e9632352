import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { type ClassRow, listClassRows } from './class-rows.store.ts';
import { findRanges } from './find-ranges.ts';
import type { VisitsQuery } from './list-analytics-visits.ts';

const ORDER = 'analytics-classes';

type ClassesQuery = Omit<VisitsQuery, 'kind'> & { cursor?: string | undefined; limit: number };

/** One page of the classes behind the fill. */
export async function listAnalyticsClasses(
  { db, clock }: Deps,
  user: AuthenticatedUser,
  query: ClassesQuery,
) {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const ranges = await findRanges(db, user, query);
  if (isRefusal(ranges)) return ranges;
  const filter = {
    classTemplateId: query.class_template_id ?? null,
    trainerId: query.trainer_id ?? null,
    now: new Date(clock.now()),
  };
  const rows = await listClassRows(db, ranges, filter, { after, limit: query.limit + 1 });
  const end = ({ at, id }: ClassRow) => ({ key: at.toISOString(), id });
  const { page: shown, next_cursor } = paginate(rows, query.limit, ORDER, end);
  const items = shown.map(({ venueName, zone, trainerName, at, ...row }) => ({
    ...{ ...row, at: at.toISOString(), venue_name: venueName, time_zone: zone },
    trainer_name: trainerName,
  }));
  return { items, next_cursor };
}
