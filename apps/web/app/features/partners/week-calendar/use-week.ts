import {
  getPartnerVenueOptions,
  listFrontDeskVenuesOptions,
  listPartnerClassSessionsOptions,
  listVenueClosuresOptions,
} from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dayAfter } from '../../../ui/format/calendar-days.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { layOutWeek } from './lay-out-week.ts';
import { dateOfAddress, weekOf } from './week-of-address.ts';

/**
 * The venue and week of the address, `?venue=…&week=YYYY-MM-DD` with any date of it, and their data.
 * Without them it is the first venue, and the week that has begun there.
 */
export function useWeek() {
  const [params, setParams] = useSearchParams();
  const now = useNow(60_000);
  const venues = useQuery(listFrontDeskVenuesOptions({ query: { limit: 100 } }));
  const choices = venues.data?.items ?? [];
  const venueId = params.get('venue') ?? choices[0]?.id ?? '';
  const venue = useQuery({
    ...getPartnerVenueOptions({ path: { id: venueId } }),
    enabled: venueId !== '',
  });
  const today = venue.data && localDateOf(now, venue.data.time_zone);
  const day = dateOfAddress(params.get('week')) ?? today ?? '';
  const days = useMemo(() => (day === '' ? [] : weekOf(day)), [day]);
  // From the evening before, whose last classes may end after midnight.
  const date = days[0] && dayAfter(days[0], -1);
  const sessions = useQuery({
    ...listPartnerClassSessionsOptions({ query: { venue_id: venueId, date, days: 8 } }),
    enabled: venueId !== '' && date !== undefined,
    staleTime: 30_000,
  });
  const closures = useQuery({
    ...listVenueClosuresOptions({ path: { id: venueId } }),
    enabled: venueId !== '',
  });
  const layout = useMemo(
    () =>
      venue.data &&
      layOutWeek(days, sessions.data?.items ?? [], venue.data, closures.data?.items ?? []),
    [days, sessions.data, venue.data, closures.data],
  );
  return {
    now,
    today,
    /** The date in the address, by default today; one of `days`. */
    day,
    days,
    venues,
    choices,
    venueId,
    venue,
    sessions,
    layout,
    showDay: (next: string) => setParams({ venue: venueId, week: next }, { replace: true }),
    showVenue: (id: string) => setParams({ venue: id, week: day }),
    addressOf: (next: string) => `?${new URLSearchParams({ venue: venueId, week: next })}`,
  };
}
