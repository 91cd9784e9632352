import { listPartnerVenues, listPartnerVenuesQueryKey } from '@pulse/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../network/read-all-pages.ts';

const query = { limit: 100 };

/** All venues of the organisation, archived ones too, by name. */
export const allVenuesOptions = () =>
  queryOptions({
    queryKey: [...listPartnerVenuesQueryKey({ query }), 'all'],
    queryFn: ({ signal }) =>
      readAllPages(async (cursor) => {
        const options = { query: { ...query, cursor }, signal, throwOnError: true as const };
        const { data } = await listPartnerVenues(options);
        return data;
      }),
  });
