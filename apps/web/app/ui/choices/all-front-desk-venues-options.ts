import { listFrontDeskVenues, listFrontDeskVenuesQueryKey } from '@pulse/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../network/read-all-pages.ts';
import { archivedLast } from './archived-last.ts';

const query = { limit: 100 };

/** All venues whose front desk and dashboard the user may use, by name, the archived ones last. */
export const allFrontDeskVenuesOptions = () =>
  queryOptions({
    queryKey: [...listFrontDeskVenuesQueryKey({ query }), 'all'],
    queryFn: async ({ signal }) => {
      const venues = await readAllPages(async (cursor) => {
        const options = { query: { ...query, cursor }, signal, throwOnError: true as const };
        const { data } = await listFrontDeskVenues(options);
        return data;
      });
      return archivedLast(venues);
    },
  });
