import {
  getClassSessionOptions,
  getEligibilityOptions,
  getMembershipOptions,
  getMetaOptions,
  getVenueOptions,
} from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daySessionsOptions } from '#features/classes/day-sessions-options.ts';
import { laterDate, todayIn } from '#ui/format/calendar-days.ts';
import { useVenueAddress } from './use-venue-address.ts';
import { toVisitAllowance } from './visit-allowance.ts';

/** The data of the venue page: the venue, the day and class in its URL, and the next class to book. */
export function useVenue(id: string) {
  const address = useVenueAddress();
  const venueQuery = useQuery(getVenueOptions({ path: { id } }));
  const venue = venueQuery.data;
  const today = todayIn(venue?.time_zone);
  const linked = useQuery({
    ...getClassSessionOptions({ path: { id: address.session ?? '' } }),
    enabled: address.session !== null,
  });
  // A URL with a class but no day shows the day of that class behind its sheet.
  const date = laterDate(today, address.date ?? linked.data?.local_date ?? null);
  const waitsForLinked = address.session !== null && address.date === null && linked.isPending;
  const day = useQuery({
    ...daySessionsOptions(id, date),
    enabled: venue !== undefined && !waitsForLinked,
  });
  const sessions = day.data?.items ?? [];
  const next = sessions.find((one) => !one.own_booking && one.booked < one.capacity);
  // On a day without classes, the limits are read from the next class.
  const countedSessionId = next?.id ?? sessions[0]?.id ?? soonestSessionId(venue?.trainers ?? []);
  const eligibility = useQuery({
    ...getEligibilityOptions({ path: { id: countedSessionId ?? '' } }),
    enabled: countedSessionId !== undefined && !day.isPending,
    // The bar that books the next class relies on it.
    staleTime: 30_000,
    // The previous limits stay visible while another day loads.
    placeholderData: keepPreviousData,
  });
  const membership = useQuery(getMembershipOptions());
  const rules = eligibility.isPlaceholderData ? undefined : eligibility.data;
  const settled = eligibility.data || eligibility.isError || (!day.isPending && !countedSessionId);
  const visitsKnown = !membership.isPending && settled;
  const meta = useQuery(getMetaOptions());
  return {
    venueQuery,
    venue,
    today,
    date,
    address,
    next: next && rules?.allowed ? { session: next, eligibility: rules } : null,
    visits:
      visitsKnown && venue
        ? toVisitAllowance(venue, eligibility.data, membership.data?.membership ?? null)
        : null,
    picked: address.session
      ? { id: address.session, title: linked.data?.title ?? address.title }
      : null,
    styleUrl: meta.data?.map_style_url,
  };
}

function soonestSessionId(trainers: { next_session: { id: string; starts_at: string } | null }[]) {
  return trainers
    .flatMap(({ next_session }) => next_session ?? [])
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))[0]?.id;
}
