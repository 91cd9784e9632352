import {
  getClassSessionOptions,
  getEligibilityOptions,
  getMembershipOptions,
  getMetaOptions,
  getVenueOptions,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
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
  });
  const membership = useQuery(getMembershipOptions());
  const meta = useQuery(getMetaOptions());
  return {
    answer,
    venue,
    today,
    date,
    address,
    next:
      next && eligibility.data?.allowed ? { session: next, eligibility: eligibility.data } : null,
    visits: venue && venueVisitsOf(venue, eligibility.data, membership.data?.membership ?? null),
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
