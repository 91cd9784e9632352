import {
  getPartnerVenueOptions,
  listPartnerClassSessionsOptions,
  listVenueClosuresOptions,
} from '@pulse/contract/client';
import { dayAfter } from '#ui/format/calendar-days.ts';

/**
 * What the calendar reads of a venue, or without one of all, and of the week that begins on `monday`, once
 * it is known.
 */
export function weekQueries(venueId: string | undefined, monday: string | undefined) {
  return {
    venue: getPartnerVenueOptions({ path: { id: venueId ?? '' } }),
    closures: listVenueClosuresOptions({ path: { id: venueId ?? '' }, query: { from: monday } }),
    sessions: {
      ...listPartnerClassSessionsOptions({
        // From the evening before, whose last classes may end after midnight.
        query: { venue_id: venueId, date: monday && dayAfter(monday, -1), days: 8 },
      }),
      staleTime: 30_000,
    },
  };
}
