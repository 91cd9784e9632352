import {
  addFavourite,
  listFavouritesOptions,
  listFavouritesQueryKey,
  removeFavourite,
} from '@pulse/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { toastFailure } from '../../ui/toast.ts';
import { type Mark, showMark, takeBack } from './favourites-cache.ts';

/**
 * Whether a venue is a favourite, and the way to change that: seen at once, taken back with a
 * message when the server refuses. Taps on one heart are sent one after the other.
 */
export function useFavourite(venueId: string, name: string) {
  const { t } = useTranslation('favourites');
  const queries = useQueryClient();
  const list = useQuery({
    ...listFavouritesOptions(),
    select: ({ items }) => items.some((item) => item.venue_id === venueId),
  });
  const mark = useMutation({
    scope: { id: `favourite-${venueId}` },
    // Without a network it shall say so now, not mark the venue some time later.
    networkMode: 'always',
    mutationFn: async ({ on }: Mark) => {
      const call = on ? addFavourite : removeFavourite;
      await call({ path: { id: venueId }, throwOnError: true });
    },
    onMutate: (wanted) => showMark(queries, wanted),
    onError: (error, wanted) => {
      const failure = toFailure(error);
      const own = failure.code === 'favourites_full' ? failure.detail : undefined;
      toastFailure(own ?? t(wanted.on ? 'failed.add' : 'failed.remove', { name }));
      return takeBack(queries, wanted);
    },
    onSuccess: async () => {
      // A list of favourites stays as it is while one looks at it, and is new when one comes back.
      const found = [{ _id: 'listVenuesWithClasses', query: { favourites: 'true' } }];
      await queries.invalidateQueries({ queryKey: found, refetchType: 'none' });
      if (!list.isSuccess) await queries.invalidateQueries({ queryKey: listFavouritesQueryKey() });
    },
  });
  const on = list.data ?? false;
  return { on, toggle: () => mark.mutate({ venueId, name, on: !on }) };
}
