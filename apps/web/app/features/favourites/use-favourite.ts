import {
  addFavourite,
  listFavouritesOptions,
  listFavouritesQueryKey,
  removeFavourite,
} from '@pulse/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { applyOptimistically, type FavouriteChange, rollBack } from './favourites-cache.ts';

/**
 * Whether a venue is a favourite, and a function to toggle that: applied optimistically, rolled back
 * with a toast when the server refuses. Changes of one venue are sent one after the other.
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
    // Offline it must fail at once, not mark the venue some time later.
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
      // A search of favourites stays unchanged while it is open, and is refetched when it is opened again.
      const favouriteSearches = [{ _id: 'listVenuesWithClasses', query: { favourites: 'true' } }];
      await queryClient.invalidateQueries({ queryKey: favouriteSearches, refetchType: 'none' });
      if (!list.isSuccess)
        await queryClient.invalidateQueries({ queryKey: listFavouritesQueryKey() });
    },
  });
  const isFavourite = list.data ?? false;
  return {
    isFavourite,
    toggle: () => changeFavourite.mutate({ venueId, name, isFavourite: !isFavourite }),
  };
}
