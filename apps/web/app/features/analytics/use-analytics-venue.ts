import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { allFrontDeskVenuesOptions } from '#ui/choices/all-front-desk-venues-options.ts';
import { todayIn } from '#ui/format/calendar-days.ts';
import { periodInAddress } from './period-in-address.ts';

/** The venues, the one that the address names (all without one), and the days that it names. */
export function useAnalyticsVenue() {
  const [params, setParams] = useSearchParams();
  const venues = useQuery(allFrontDeskVenuesOptions());
  const items = venues.data ?? [];
  const chosen = items.find(({ id }) => id === params.get('venue')) ?? null;
  const zone = (chosen ?? items[0])?.time_zone;
  const period = periodInAddress(params, todayIn(zone));
  const query = {
    venue_id: chosen?.id,
    from: period.from ?? undefined,
    to: period.to,
  };
  return { venues, items, chosen, period, query, params, setParams };
}
