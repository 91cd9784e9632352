import {
  getPartnerVenueQueryKey,
  orderVenueImagesMutation,
  type PartnerVenue,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toastFailure } from '#ui/feedback/toast.ts';
import { isVersionConflict } from '#ui/network/is-version-conflict.ts';
import { useStoreVenue } from '../manage/use-store-venue.ts';

/**
 * Returns the function that saves the order of a venue's images. It is shown at once; orders that
 * follow each other quickly are saved one after another.
 */
export function useSaveOrder({ id }: PartnerVenue): (imageIds: string[]) => void {
  const { t } = useTranslation('partner-images');
  const queryClient = useQueryClient();
  const refetch = useRefetch();
  const store = useStoreVenue();
  const path = { id };
  const queryKey = getPartnerVenueQueryKey({ path });
  const mutationKey = ['order-venue-images', id];
  const scope = { id: mutationKey.join() };
  const { mutate } = useAction(
    { ...orderVenueImagesMutation(), mutationKey, scope },
    {
      onDone(venue) {
        // An order that waits behind this one is shown already.
        if (queryClient.isMutating({ mutationKey }) === 1) store(venue);
      },
      onFailed(failure) {
        void refetch(['venues']);
        if (!isVersionConflict(failure)) return false;
        toastFailure(t('changedElsewhere'));
        return true;
      },
    },
  );
  return (imageIds) => {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<PartnerVenue>(queryKey, (venue) => {
      if (!venue) return venue;
      const placeOf = ({ id: imageId }: { id: string }) => imageIds.indexOf(imageId);
      return { ...venue, images: venue.images.toSorted((a, b) => placeOf(a) - placeOf(b)) };
    });
    mutate({ path, body: { image_ids: imageIds } });
  };
}
