import { initialsOf, wallTimeOf } from '@pulse/domain';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { type Say, textsIn } from '../analytics-texts.ts';
import { findRanges } from './find-ranges.ts';
import { filterOf, type VisitsQuery } from './list-analytics-visits.ts';
import { listVisitRows, type VisitRow } from './visit-rows.store.ts';

/** The most lines of a file: it is written in memory, in the thread that all share. */
const MAX_LINES = 50_000;

const COLUMNS = ['date', 'time', 'venue', 'class', 'coach', 'member', 'kind', 'first'] as const;

/** The visits behind a figure for a spreadsheet, the latest first. */
export async function exportAnalyticsVisits(
  { db }: Deps,
  user: AuthenticatedUser,
  query: VisitsQuery,
  language: Language,
) {
  const ranges = await findRanges(db, user, query);
  if (isRefusal(ranges)) return ranges;
  const page = { after: null, limit: MAX_LINES };
  const rows = await listVisitRows(db, ranges, filterOf(query), page);
  const say = textsIn(language);
  const header = COLUMNS.map((column) => say(`columns.${column}`));
  return writeCsv([header, ...rows.map((row) => cellsOf(row, say))]);
}

function cellsOf(row: VisitRow, say: Say) {
  return [
    row.date,
    wallTimeOf(Date.parse(row.at), row.zone),
    row.venueName,
    row.title ?? say('openGym'),
    row.trainerName,
    initialsOf(row.fullName),
    say(`kind.${row.outcome}`),
    row.isFirst ? say('yes') : null,
  ];
}
