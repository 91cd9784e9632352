import type { interpretSearch as operation } from '@pulse/contract';
import {
  areaNameRuns,
  type Coordinates,
  correctSearchText,
  dateOfSearchDay,
  foldSearchText,
  joinWords,
  localDateOf,
  PARTS_OF_DAY,
  splitSearchWords,
  type UnderstoodSearch,
  understandSearch,
} from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import {
  type AreaRow,
  areaRadiusKm,
  countVenuesAround,
  findAreasBeginning,
  findAreasNamed,
  findTimeZoneNear,
} from '../../../venues/index.ts';
import type { SessionSearch } from '../session-search.store.ts';
import { wordsOf } from '../text-conditions.sql.ts';
import { findCoaches } from './coach-search.store.ts';
import {
  countClassesNamed,
  findClassNames,
  findUnknownWords,
  findVenuesNamed,
} from './name-search.store.ts';
import { presentArea, presentCoach } from './present-interpretation.ts';

type Query = z.output<typeof operation.query>;
type Interpretation = z.input<(typeof operation.responses)[200]>;

const MAX_SUGGESTIONS = 3;
/** Booking opens 14 days ahead. */
const DAYS_COUNTED = 14;

/**
 * What a search text means, and what its other words may stand for. A fixed number of statements,
 * each bounded, whatever the text.
 */
export async function interpretSearch(deps: Deps, query: Query): Promise<Interpretation> {
  const { q, near } = query;
  const [names, zoneNear] = await Promise.all([
    findAreaNames(deps, query),
    findTimeZoneNear(deps.db, near),
  ]);
  const understood = understandSearch(q, names);
  const { area, text } = understood;
  const now = deps.clock.now();
  const zone = area?.time_zone ?? zoneNear ?? 'UTC';
  const search: SessionSearch = {
    now: new Date(now),
    memberId: null,
    limit: 0,
    after: null,
    date: query.date ?? localDateOf(now, zone),
    days: DAYS_COUNTED,
    near: area ?? near,
    radius_km: area ? areaRadiusKm(area) : query.radius_km,
    fromMinute: null,
    toMinute: null,
    bookable: [],
  };
  const found = await findMatches(deps, q, understood, area ?? near, search);
  const { day, part } = understood;
  const coaches = found.coaches.map((row) => presentCoach(row, search.radius_km));
  const venuesAround = new Map(
    found.counted.map((row, index) => [row, found.areaVenues[index] ?? 0]),
  );
  const present = (row: AreaRow) => presentArea(row, venuesAround.get(row) ?? 0);
  const named = coaches.filter(({ name }) => foldSearchText(name) === foldSearchText(text));
  return {
    understood: {
      area: area && present(area),
      activities: understood.activities,
      date: day && dateOfSearchDay(day, part, now, zone),
      from_time: part && PARTS_OF_DAY[part].from,
      to_time: part && PARTS_OF_DAY[part].to,
      coach: named.length === 1 ? (named[0] ?? null) : null,
      text,
    },
    did_you_mean: correctSearchText(q, found.unknown),
    areas: found.areas.map(present),
    coaches,
    classes: found.classes as Interpretation['classes'],
    venues: found.venues,
  };
}

/** The names of areas in the text. */
async function findAreaNames({ db }: Deps, { q, near }: Query) {
  const words = splitSearchWords(q);
  const runs = areaNameRuns(words.length);
  const names = runs.map(({ first, words: count }) =>
    words
      .slice(first, first + count)
      .map(({ text }) => text)
      .join(' '),
  );
  const rows = await findAreasNamed(db, names, near);
  return runs.flatMap((run, index) => {
    const areas = rows.filter((row) => row.index === index);
    return areas.length > 0 ? [{ ...run, areas }] : [];
  });
}

/** What the words that are not understood may be called by, and how much of it there is. */
async function findMatches(
  { db }: Deps,
  q: string,
  { text: rest, area, roles }: UnderstoodSearch<AreaRow>,
  near: Coordinates,
  search: SessionSearch,
) {
  const named = joinWords(q, splitSearchWords(q), (index) =>
    ['text', 'activity'].includes(roles[index] ?? ''),
  );
  const text = named || q;
  const [areas, coaches, classNames, venues, unknown] = await Promise.all([
    area && rest === '' ? [area] : findAreasBeginning(db, rest || q, near, MAX_SUGGESTIONS),
    rest === '' ? [] : findCoaches(db, rest, near, search, MAX_SUGGESTIONS),
    findClassNames(db, text, search, MAX_SUGGESTIONS),
    findVenuesNamed(db, text, near, search, MAX_SUGGESTIONS),
    findUnknownWords(db, wordsOf(rest)),
  ]);
  const counted = [...new Set(area ? [...areas, area] : areas)];
  const [areaVenues, classes] = await Promise.all([
    countVenuesAround(db, counted),
    countClassesNamed(db, classNames, search),
  ]);
  return { areas, counted, areaVenues, coaches, classes, venues, unknown };
}
