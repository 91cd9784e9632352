import { listVisitsToRateQueryKey, rateVisitMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';

/** Sends how a visit was. What another device has answered already is asked about no more. */
export function useRateVisit(onAnswer: (outcome: 'rated' | 'declined') => void) {
  const { t } = useTranslation('visit-rating');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: listVisitsToRateQueryKey() });
  return useMutation({
    ...rateVisitMutation(),
    // Here and not beside `mutate`: the refreshed list may take the question away before.
    onSuccess: (_, { body }) => {
      onAnswer(body.stars === null ? 'declined' : 'rated');
      return refresh();
    },
    onError: (error) => {
      toastFailure(toFailure(error).detail ?? t('failed'));
      return refresh();
    },
  });
}
