import type { CsvCell } from '../../../platform/csv/write-csv.ts';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { type Say, textsIn } from '../analytics-texts.ts';
import { type AnalyticsQuery, getAnalytics } from './get-analytics.ts';
import type { Figures } from './present-figures.ts';

/** The figures in the order of their lines; a class and a coach have some of them. */
const KINDS = [
  'visits',
  'open_gym',
  'first_visits',
  'returning_visits',
  'no_shows',
  'late_cancels',
  'sessions',
  'capacity',
  'booked',
] as const satisfies (keyof Figures)[];

interface Compared {
  present: Partial<Figures>;
  before: Partial<Figures> | null;
}

/**
 * The figures of a period and of the one before it for a spreadsheet, as `getAnalytics` counts them: a
 * line for each, of the sum, of each venue, class and coach, and the visits of each hour of a weekday.
 */
export async function exportAnalytics(
  deps: Deps,
  user: AuthenticatedUser,
  query: AnalyticsQuery,
  language: Language,
) {
  const analytics = await getAnalytics(deps, user, query);
  if (isRefusal(analytics)) return analytics;
  const { from, to, before, total, venues, classes, trainers, hours } = analytics;
  const say = textsIn(language);
  const lines = (group: string, name: string, compared: Compared) =>
    linesOf(say, say(`figures.groups.${group}`), name, compared);
  return writeCsv([
    [
      ...['of', 'name', 'figure'].map((column) => say(`figures.${column}`)),
      from ? say('figures.present', { from, to }) : say('figures.present_all', { to }),
      before ? say('figures.before', { ...before }) : say('figures.no_before'),
    ],
    ...lines('total', say('figures.allVenues'), total),
    ...venues.flatMap(({ name, ...figures }) => lines('venue', name, figures)),
    ...classes.flatMap(({ name, venue_name, ...figures }) =>
      lines('class', `${name}, ${venue_name}`, figures),
    ),
    ...trainers.flatMap(({ name, ...figures }) => lines('trainer', name, figures)),
    ...hours.map((one) => [
      say('figures.groups.hour'),
      `${weekdayName(one.weekday, language)} ${String(one.hour).padStart(2, '0')}:00`,
      say('figures.names.visits'),
      one.visits,
      before ? one.visits_before : null,
    ]),
  ]);
}

function linesOf(say: Say, group: string, name: string, { present, before }: Compared) {
  const line = (kind: string, value: CsvCell, earlier: CsvCell): CsvCell[] => [
    ...[group, name, say(`figures.names.${kind}`)],
    ...[value, earlier],
  ];
  return [
    ...KINDS.filter((kind) => present[kind] !== undefined).map((kind) =>
      line(kind, present[kind] ?? null, before?.[kind] ?? null),
    ),
    line('fill', fillOf(present), before && fillOf(before)),
  ];
}

/** How many of a hundred places were taken, to a tenth; null without a place. */
function fillOf({ booked = 0, capacity = 0 }: Partial<Figures>): number | null {
  return capacity > 0 ? Math.round((1000 * booked) / capacity) / 10 : null;
}

/** 1 January 2024 was a Monday. */
const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
