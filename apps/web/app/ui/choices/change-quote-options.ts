import { type QuoteChangeData, quoteChange } from '@pulse/contract/client';
import { queryOptions } from '@tanstack/react-query';

/** What a change of plan costs, asked anew each time it is shown: a quote holds for ten minutes. */
export const changeQuoteOptions = (selection: QuoteChangeData['body']) =>
  queryOptions({
    // Like the generated keys, which a POST has none of: after the change it would be refused.
    queryKey: [{ _id: 'quoteChange', body: selection, tags: ['moment'] }],
    queryFn: async () => (await quoteChange({ body: selection, throwOnError: true })).data,
    // A member who comes back to the page is not to agree to yesterday's figures.
    gcTime: 0,
    // It is replaced when it is taken too late, never silently under the reader's eyes.
    staleTime: Number.POSITIVE_INFINITY,
  });
