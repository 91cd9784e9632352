import { type ChangeQuote, quoteChange } from '@pulse/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanSelection } from './use-plan-selection.ts';

/** The quote of a change, read afresh each time it is shown; a refusal can replace it. */
export function useQuote(selection: PlanSelection) {
  const queryClient = useQueryClient();
  // Like the generated keys, which a POST has none of: after the change it would be refused.
  const queryKey = [{ _id: 'quoteChange', body: selection, tags: ['moment'] }];
  const quote = useQuery({
    queryKey,
    queryFn: async () => (await quoteChange({ body: selection, throwOnError: true })).data,
    // A member who comes back to the page is not to agree to yesterday's figures.
    gcTime: 0,
    // It is replaced when it is taken too late, never silently under the reader's eyes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    quote,
    replaceQuote: (next: ChangeQuote) => queryClient.setQueryData(queryKey, next),
  };
}
