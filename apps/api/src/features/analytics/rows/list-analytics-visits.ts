import { initialsOf } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { AnalyticsQuery } from '../figures/get-analytics.ts';
import { findRanges } from './find-ranges.ts';
import { listVisitRows, type VisitFilter, type VisitRow } from './visit-rows.store.ts';

const ORDER = 'analytics-visits';

/** Which visits are asked for. */
export interface VisitsQuery extends AnalyticsQuery {
  kind: VisitFilter['kind'];
  weekday?: number | undefined;
  hour?: number | undefined;
  class_template_id?: string | undefined;
  trainer_id?: string | undefined;
}

/** One page of the visits behind a figure. Members are initials, as on a statement. */
export async function listAnalyticsVisits(
  { db }: Deps,
  user: AuthenticatedUser,
  query: VisitsQuery & { cursor?: string | undefined; limit: number },
) {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const ranges = await findRanges(db, user, query);
  if (isRefusal(ranges)) return ranges;
  const page = { after, limit: query.limit + 1 };
  const rows = await listVisitRows(db, ranges, filterOf(query), page);
  const end = ({ at, id }: VisitRow) => ({ key: at, id });
  const { page: shown, next_cursor } = paginate(rows, query.limit, ORDER, end);
  return { items: shown.map(presentVisit), next_cursor };
}

/** The filter of a request. */
export function filterOf(query: VisitsQuery): VisitFilter {
  return {
    kind: query.kind,
    weekday: query.weekday ?? null,
    hour: query.hour ?? null,
    classTemplateId: query.class_template_id ?? null,
    trainerId: query.trainer_id ?? null,
  };
}

function presentVisit(row: VisitRow) {
  return {
    id: row.id,
    kind: row.outcome,
    at: new Date(row.at).toISOString(),
    ...{ venue_name: row.venueName, time_zone: row.zone, date: row.date },
    title: row.title,
    trainer_name: row.trainerName,
    initials: initialsOf(row.fullName),
    first: row.isFirst,
  };
}
