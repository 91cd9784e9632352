import { initialsOf, wallTimeOf } from '@pulse/domain';
import { createInstance } from 'i18next';
import de from '../../../locales/de/analytics.json' with { type: 'json' };
import en from '../../../locales/en/analytics.json' with { type: 'json' };
import fr from '../../../locales/fr/analytics.json' with { type: 'json' };
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { findRanges } from './find-ranges.ts';
import { filterOf, type VisitsQuery } from './list-analytics-visits.ts';
import { listVisitRows, type VisitRow } from './visit-rows.store.ts';

/** The most lines of a file: it is written in memory, in the thread that all share. */
const MAX_LINES = 50_000;

const COLUMNS = ['date', 'time', 'venue', 'class', 'coach', 'member', 'kind', 'first'] as const;

const texts = createInstance();
await texts.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
});

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
  const say = (key: string) => texts.t(key, { lng: language });
  const header = COLUMNS.map((column) => say(`columns.${column}`));
  return writeCsv([header, ...rows.map((row) => cellsOf(row, say))]);
}

function cellsOf(row: VisitRow, say: (key: string) => string) {
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
