import { listFrontDeskVenues, listFrontDeskVenuesQueryKey } from '@pulse/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../network/read-all-pages.ts';

const query = { limit: 100 };

/** All venues whose front desk and dashboard the user may use, by name. */
export const allFrontDeskVenuesOptions = () =>
  queryOptions({
    queryKey: [...listFrontDeskVenuesQueryKey({ query }), 'all'],
    queryFn: ({ signal }) =>
      readAllPages(async (cursor) => {
        const options = { query: { ...query, cursor }, signal, throwOnError: true as const };
        const { data } = await listFrontDeskVenues(options);
        return data;
      }),
  });
