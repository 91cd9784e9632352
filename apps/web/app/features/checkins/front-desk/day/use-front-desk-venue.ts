import { type FrontDeskVenue, listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { archivedLast } from '#ui/choices/archived-last.ts';

/** The most venues that one list shows; others are found by name. */
export const maxVenues = 50;

/**
 * The venue of the front desk: the one in the URL, else the last one on this device, else the
 * first that is not archived.
 * A stored venue counts only while it is still in the list.
 */
export function useFrontDeskVenue() {
  const [searchParams, setSearchParams] = useSearchParams();
  const venues = useQuery(listFrontDeskVenuesOptions({ query: { limit: maxVenues } }));
  const requestedId = searchParams.get('venue');
  const items = archivedLast(venues.data?.items ?? []);
  const lastVenueId = readLastVenueId();
  const listedVenue = items.find(({ id }) => id === (requestedId ?? lastVenueId)) ?? null;
  const selectedVenue: FrontDeskVenue | null = requestedId
    ? listedVenue
    : (listedVenue ?? items[0] ?? null);
  return {
    venues,
    venueId: requestedId ?? selectedVenue?.id ?? null,
    venue: selectedVenue,
    selectVenue: (id: string) => {
      storeLastVenueId(id);
      setSearchParams({ venue: id }, { replace: true });
    },
  };
}

const storageKey = 'pulse_door_venue';

/** The venue whose front desk was opened last on this device, if any. */
function readLastVenueId(): string | null {
  return localStorage.getItem(storageKey);
}

/** Stores the venue, so that the front desk opens with it next time on this device. */
function storeLastVenueId(id: string): void {
  localStorage.setItem(storageKey, id);
}
