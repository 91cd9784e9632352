import { useQueryClient } from '@tanstack/react-query';
import { loadMissing } from '#light-translator';
import { weekOf } from './week-of-address.ts';
import { weekQueries } from './week-queries.ts';

/**
 * Handlers for a link to the calendar: they request the week and its texts as soon as a partner is about
 * to follow it, so that these arrive beside the page's code and not after it.
 */
export function usePrefetchWeek(venueId: string, day: string) {
  const queryClient = useQueryClient();
  const prefetch = () => {
    const { venue, closures, sessions } = weekQueries(venueId, weekOf(day)[0]);
    void loadMissing(['partner-calendar']);
    void queryClient.prefetchQuery(venue);
    void queryClient.prefetchQuery(closures);
    void queryClient.prefetchQuery(sessions);
  };
  // By mouse, by finger, by keys; what is requested already is not requested again.
  return { onPointerEnter: prefetch, onPointerDown: prefetch, onFocus: prefetch };
}
