import { rateVisitMutation } from '@pulse/contract/client';
import { useAction } from '#ui/actions/use-action.ts';

/** Sends how a visit was. What another device has answered already is asked about no more. */
export function useRateVisit(onAnswer: (outcome: 'rated' | 'declined') => void) {
  return useAction(rateVisitMutation(), {
    // Here and not beside `mutate`: the refreshed list may take the question away before.
    onDone: (_, { body }) => onAnswer(body.stars === null ? 'declined' : 'rated'),
    refetch: ['reviews'],
    refetchAfterFailure: true,
  });
}
