import {
  getClassSessionOptions,
  getEligibilityOptions,
  getMembershipOptions,
  getMetaOptions,
  getVenueOptions,
} from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classesOfDay } from '../features/classes/classes-of-day.ts';
import { notBefore, todayIn } from '../ui/format/calendar-days.ts';
import { useVenueAddress } from './use-venue-address.ts';
import { venueVisitsOf } from './venue-visits-of.ts';

/** What the venue page stands on: the venue, the day and class of its address, the next to book. */
export function useVenue(id: string) {
  const address = useVenueAddress();
  const answer = useQuery(getVenueOptions({ path: { id } }));
  const venue = answer.data;
  const today = todayIn(venue?.time_zone);
  const linked = useQuery({
    ...getClassSessionOptions({ path: { id: address.session ?? '' } }),
    enabled: address.session !== null,
  });
  // A link to a class alone shows the day of that class behind its sheet.
  const date = notBefore(today, address.date ?? linked.data?.local_date ?? null);
  const waits = address.session !== null && address.date === null && linked.isPending;
  const day = useQuery({ ...classesOfDay(id, date), enabled: venue !== undefined && !waits });
  const sessions = day.data?.items ?? [];
  const next = sessions.find((one) => !one.own_booking && one.booked < one.capacity);
  // On a day without classes, the limits of the next one tell what is left.
  const counted = next?.id ?? sessions[0]?.id ?? soonestOf(venue?.trainers ?? []);
  const eligibility = useQuery({
    ...getEligibilityOptions({ path: { id: counted ?? '' } }),
    enabled: counted !== undefined && !day.isPending,
    // Going from day to day, what is left stays in place until the next answer.
    placeholderData: keepPreviousData,
  });
  const membership = useQuery(getMembershipOptions());
  const rules = eligibility.isPlaceholderData ? undefined : eligibility.data;
  const settled = eligibility.data || eligibility.isError || (!day.isPending && !counted);
  const known = !membership.isPending && settled;
  const meta = useQuery(getMetaOptions());
  return {
    answer,
    venue,
    today,
    date,
    address,
    next: next && rules?.allowed ? { session: next, eligibility: rules } : null,
    visits:
      known && venue
        ? venueVisitsOf(venue, eligibility.data, membership.data?.membership ?? null)
        : null,
    picked: address.session
      ? { id: address.session, title: linked.data?.title ?? address.title }
      : null,
    styleUrl: meta.data?.map_style_url,
  };
}

function soonestOf(trainers: { next_session: { id: string; starts_at: string } | null }[]) {
  return trainers
    .flatMap(({ next_session }) => next_session ?? [])
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))[0]?.id;
}
