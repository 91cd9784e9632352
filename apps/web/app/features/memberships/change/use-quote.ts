import type { ChangeQuote } from '@pulse/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeQuoteOptions } from '#ui/choices/change-quote-options.ts';
import type { PlanSelection } from './use-plan-selection.ts';

/** The quote of a change, read afresh each time it is shown; a refusal can replace it. */
export function useQuote(selection: PlanSelection) {
  const queryClient = useQueryClient();
  const options = changeQuoteOptions(selection);
  const quote = useQuery(options);
  return {
    quote,
    replaceQuote: (next: ChangeQuote) => queryClient.setQueryData(options.queryKey, next),
  };
}
