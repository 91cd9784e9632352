import { type DoorVenue, listDoorVenuesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readRememberedVenue, rememberVenue } from './remembered-venue.ts';

/** As many venues as one list shows; more are found by name. */
export const mostVenues = 50;

/**
 * The venue whose door is being run: the one in the address, else the one this device ran last,
 * else the first. A remembered venue counts only while it is still in the list.
 */
export function useDoorVenue() {
  const [address, setAddress] = useSearchParams();
  const venues = useQuery(listDoorVenuesOptions({ query: { limit: mostVenues } }));
  const asked = address.get('venue');
  const items = venues.data?.items ?? [];
  const remembered = readRememberedVenue();
  const known = items.find(({ id }) => id === (asked ?? remembered)) ?? null;
  const first: DoorVenue | null = asked ? known : (known ?? items[0] ?? null);
  return {
    venues,
    venueId: asked ?? first?.id ?? null,
    venue: first,
    choose: (id: string) => {
      rememberVenue(id);
      setAddress({ venue: id }, { replace: true });
    },
  };
}
