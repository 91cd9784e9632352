import {
  getEligibilityOptions,
  getMembershipOptions,
  getMetaOptions,
  getVenueOptions,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { classesOfDay } from '../features/classes/classes-of-day.ts';
import { notBefore, todayIn } from '../ui/format/calendar-days.ts';

/** What the venue page stands on: the venue, the day in its address, and the next class to book. */
export function useVenue(id: string) {
  const [address, setAddress] = useSearchParams();
  const answer = useQuery(getVenueOptions({ path: { id } }));
  const venue = answer.data;
  const today = todayIn(venue?.time_zone);
  const date = notBefore(today, address.get('date'));
  const day = useQuery({ ...classesOfDay(id, date), enabled: venue !== undefined });
  const sessions = day.data?.items ?? [];
  const next = sessions.find((one) => !one.own_booking && one.booked < one.capacity);
  const counted = next ?? sessions[0];
  const eligibility = useQuery({
    ...getEligibilityOptions({ path: { id: counted?.id ?? '' } }),
    enabled: counted !== undefined,
  });
  const membership = useQuery(getMembershipOptions());
  const meta = useQuery(getMetaOptions());
  return {
    answer,
    venue,
    today,
    date,
    setDate: (value: string) =>
      setAddress(value === today ? {} : { date: value }, {
        replace: true,
        preventScrollReset: true,
      }),
    next,
    eligibility: eligibility.data,
    membership: membership.data?.membership,
    styleUrl: meta.data?.map_style_url,
  };
}
