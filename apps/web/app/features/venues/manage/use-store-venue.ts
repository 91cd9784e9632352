import {
  getPartnerVenueQueryKey,
  listFrontDeskVenuesQueryKey,
  listPartnerVenuesInfiniteQueryKey,
  listPartnerVenuesQueryKey,
  type PartnerVenue,
  previewPartnerVenueQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that shows a saved venue at once, and has every list of venues read again. */
export function useStoreVenue(): (venue: PartnerVenue) => void {
  const queryClient = useQueryClient();
  return (venue) => {
    const { id } = venue;
    queryClient.setQueryData(getPartnerVenueQueryKey({ path: { id } }), venue);
    const stale = [
      listPartnerVenuesQueryKey(),
      listPartnerVenuesInfiniteQueryKey(),
      listFrontDeskVenuesQueryKey(),
      previewPartnerVenueQueryKey({ path: { id } }),
    ];
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
}
