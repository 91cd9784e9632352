import {
  addFavourite,
  listFavouritesOptions,
  listFavouritesQueryKey,
  removeFavourite,
} from '@pulse/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useKeep } from '#ui/data/use-keep.ts';

const favourites = {
  queryKey: listFavouritesQueryKey(),
  idOf: (item: { venue_id: string }) => item.venue_id,
};

/** Whether a venue is a favourite, and a function to toggle that. */
export function useFavourite(venueId: string, name: string) {
  const { t } = useTranslation('favourites');
  const queryClient = useQueryClient();
  const list = useQuery({
    ...listFavouritesOptions(),
    select: ({ items }) => items.some((item) => item.venue_id === venueId),
  });
  const keep = useKeep({
    list: favourites,
    item: { venue_id: venueId, name, created_at: new Date().toISOString() },
    send: (isKept) => {
      const call = isKept ? addFavourite : removeFavourite;
      return call({ path: { id: venueId }, throwOnError: true });
    },
    onDone: async () => {
      // A search of favourites stays unchanged while it is open, and is refetched when it is opened again.
      for (const _id of ['listVenuesWithClasses', 'listVenuesOnMap']) {
        const queryKey = [{ _id, query: { favourites: 'true' } }];
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      if (!list.isSuccess)
        await queryClient.invalidateQueries({ queryKey: listFavouritesQueryKey() });
    },
    failed: (isKept) => t(isKept ? 'failed.add' : 'failed.remove', { name }),
    full: 'favourites_full',
  });
  const isFavourite = list.data ?? false;
  return { isFavourite, toggle: () => keep(!isFavourite) };
}
