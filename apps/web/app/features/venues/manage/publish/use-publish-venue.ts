import { type PartnerVenue, publishPartnerVenueMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useStoreVenue } from '../use-store-venue.ts';

/** Publishes a venue; `failure` says why it was refused. */
export function usePublishVenue() {
  const { t } = useTranslation('partner-venues');
  const store = useStoreVenue();
  const publish = useMutation({
    ...publishPartnerVenueMutation(),
    onSuccess: (venue: PartnerVenue) => {
      store(venue);
      toastSuccess(t('publish.done', { name: venue.name }));
    },
  });
  return {
    publish: (id: string) => publish.mutate({ path: { id } }),
    busy: publish.isPending,
    failure: publish.isError ? (toFailure(publish.error).detail ?? t('publish.failed')) : '',
  };
}
