import {
  addFavourite,
  listFavouritesOptions,
  listFavouritesQueryKey,
  removeFavourite,
} from '@pulse/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../ui/feedback/toast.ts';
import { toFailure } from '../../ui/network/problem.ts';
import { applyOptimistically, type FavouriteChange, rollBack } from './favourites-cache.ts';

/**
 * Whether a venue is a favourite, and the way to change that: seen at once, taken back with a
 * message when the server refuses. Taps on one heart are sent one after the other.
 */
export function useFavourite(venueId: string, name: string) {
  const { t } = useTranslation('favourites');
  const queryClient = useQueryClient();
  const list = useQuery({
    ...listFavouritesOptions(),
    select: ({ items }) => items.some((item) => item.venue_id === venueId),
  });
  const changeFavourite = useMutation({
    scope: { id: `favourite-${venueId}` },
    // Without a network it shall say so now, not mark the venue some time later.
    networkMode: 'always',
    mutationFn: async ({ isFavourite }: FavouriteChange) => {
      const call = isFavourite ? addFavourite : removeFavourite;
      await call({ path: { id: venueId }, throwOnError: true });
    },
    onMutate: (change) => applyOptimistically(queryClient, change),
    onError: (error, change) => {
      const failure = toFailure(error);
      const detail = failure.code === 'favourites_full' ? failure.detail : undefined;
      toastFailure(detail ?? t(change.isFavourite ? 'failed.add' : 'failed.remove', { name }));
      return rollBack(queryClient, change);
    },
    onSuccess: async () => {
      // A list of favourites stays as it is while one looks at it, and is new when one comes back.
      const favouriteSearches = [{ _id: 'listVenuesWithClasses', query: { favourites: 'true' } }];
      await queryClient.invalidateQueries({ queryKey: favouriteSearches, refetchType: 'none' });
      if (!list.isSuccess)
        await queryClient.invalidateQueries({ queryKey: listFavouritesQueryKey() });
    },
  });
  const isFavourite = list.data ?? false;
  return {
    on: isFavourite,
    toggle: () => changeFavourite.mutate({ venueId, name, isFavourite: !isFavourite }),
  };
}
