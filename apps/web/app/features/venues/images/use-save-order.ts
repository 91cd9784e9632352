import {
  getPartnerVenueQueryKey,
  orderVenueImagesMutation,
  type PartnerVenue,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useStoreVenue } from '../manage/use-store-venue.ts';

/**
 * Returns the function that saves the order of a venue's images. It is shown at once; orders that
 * follow each other quickly are saved one after another.
 */
export function useSaveOrder({ id }: PartnerVenue): (imageIds: string[]) => void {
  const { t } = useTranslation('partner-images');
  const queryClient = useQueryClient();
  const store = useStoreVenue();
  const path = { id };
  const queryKey = getPartnerVenueQueryKey({ path });
  const mutationKey = ['order-venue-images', id];
  const { mutate } = useMutation({
    ...orderVenueImagesMutation(),
    mutationKey,
    scope: { id: mutationKey.join() },
    onSuccess(venue) {
      // An order that waits behind this one is shown already.
      if (queryClient.isMutating({ mutationKey }) === 1) store(venue);
    },
    onError(error) {
      const { code, detail } = toFailure(error);
      const changed = code === 'version_conflict' ? t('changedElsewhere') : detail;
      toastFailure(changed ?? t('orderFailed'));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
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
