import { listFrontDeskVenuesOptions, type PartnerClassSession } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { archivedLast } from '#ui/choices/archived-last.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { dateOfAddress, weekOf } from '../schedule/week-of-address.ts';
import { weekQueries } from '../schedule/week-queries.ts';
import { layOutWeek } from './lay-out-week.ts';

/** In the address instead of a venue: all of them. */
const ALL = 'all';
/** With more venues than these, as an admin has, a calendar of all says nothing. */
const MOST_TOGETHER = 20;

/**
 * The venue and week of the address, `?venue=…&week=YYYY-MM-DD` with any date of it, and their data.
 * Without them it is the first venue, and the week that has begun there; `all` is all venues together.
 * As many classes as `maxBeside` have room beside each other.
 */
export function useWeek(maxBeside: number) {
  const [params, setParams] = useSearchParams();
  const now = useNow(60_000);
  const venues = useQuery(listFrontDeskVenuesOptions({ query: { limit: 100 } }));
  const choices = useMemo(() => archivedLast(venues.data?.items ?? []), [venues.data]);
  const venueId = params.get('venue') ?? choices[0]?.id ?? '';
  const isAll = venueId === ALL;
  const venue = useQuery({
    ...weekQueries(venueId, undefined).venue,
    enabled: venueId !== '' && !isAll,
  });
  const [first] = choices;
  // Of venues in several zones the calendar has the clock of the first.
  const shownVenue = useMemo(
    () => (isAll ? first && { time_zone: first.time_zone, operating_hours: [] } : venue.data),
    [isAll, first, venue.data],
  );
  const venueNames = useMemo(
    () => (isAll ? new Map(choices.map(({ id, name }) => [id, name])) : null),
    [isAll, choices],
  );
  const today = shownVenue && localDateOf(now, shownVenue.time_zone);
  const day = dateOfAddress(params.get('week')) ?? today ?? '';
  const days = useMemo(() => (day === '' ? [] : weekOf(day)), [day]);
  const queries = weekQueries(isAll ? undefined : venueId, days[0]);
  const all = useQuery({ ...queries.sessions, enabled: venueId !== '' && days.length > 0 });
  const [chosenCoach, showCoach] = useState('');
  const coaches = useMemo(() => coachesOf(all.data?.items ?? []), [all.data]);
  // A coach without a class in this week is not among the choices.
  const coachId = coaches.some(({ id }) => id === chosenCoach) ? chosenCoach : '';
  const shown = useMemo(
    () => all.data && { items: sessionsOf(all.data.items, coachId) },
    [all.data, coachId],
  );
  const { error, isPending, isError, refetch } = all;
  const sessions = { data: shown, error, isPending, isError, refetch };
  const closures = useQuery({
    ...queries.closures,
    enabled: venueId !== '' && !isAll && days.length > 0,
  });
  // A venue's calendar opens once everything is there: drawn for each of three answers it would take three
  // times as long. In another week its empty days are shown until the sessions have arrived.
  const [openVenue, setOpenVenue] = useState('');
  if (shown && (isAll || !closures.isPending) && openVenue !== venueId) setOpenVenue(venueId);
  const isComplete = openVenue === venueId;
  const layout = useMemo(
    () =>
      shownVenue && isComplete
        ? layOutWeek(days, shown?.items ?? [], shownVenue, closures.data?.items ?? [], maxBeside)
        : undefined,
    [days, shown, shownVenue, closures.data, isComplete, maxBeside],
  );
  return {
    now,
    today,
    /** The date in the address, by default today; one of `days`. */
    day,
    days,
    venues,
    choices,
    /** All venues together can be chosen. */
    hasAll: choices.length > 1 && choices.length <= MOST_TOGETHER,
    isAll,
    venueId,
    venue,
    zone: shownVenue?.time_zone ?? 'UTC',
    /** The names of the venues by their ids, of all together. */
    venueNames,
    sessions,
    layout,
    coaches,
    coachId,
    showCoach,
    showDay: (next: string) => setParams({ venue: venueId, week: next }, { replace: true }),
    showVenue: (id: string) => setParams({ venue: id, week: day }),
    addressOf: (next: string) => `?${new URLSearchParams({ venue: venueId, week: next })}`,
  };
}

/** Who gives the classes of a week, by name. */
function coachesOf(items: readonly PartnerClassSession[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { trainer_id, trainer_name } of items)
    if (trainer_id && trainer_name) names.set(trainer_id, trainer_name);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The classes of one coach; all without one. */
function sessionsOf(items: PartnerClassSession[], coachId: string): PartnerClassSession[] {
  return coachId === '' ? items : items.filter(({ trainer_id }) => trainer_id === coachId);
}
