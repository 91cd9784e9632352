import { publishPartnerVenueMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useStoreVenue } from '../use-store-venue.ts';

/** Publishes a venue; `failureText` says why it was refused. */
export function usePublishVenue() {
  const { t } = useTranslation('partner-venues');
  const store = useStoreVenue();
  return useAction(publishPartnerVenueMutation(), {
    failure: 'note',
    done: ({ name }) => t('publish.done', { name }),
    onDone: store,
  });
}
