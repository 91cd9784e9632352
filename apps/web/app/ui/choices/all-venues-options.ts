import { listPartnerVenues, listPartnerVenuesQueryKey } from '@pulse/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../network/read-all-pages.ts';
import { archivedLast } from './archived-last.ts';

const query = { limit: 100 };

/** All venues of the organisation, by name, the archived ones last. */
export const allVenuesOptions = () =>
  queryOptions({
    queryKey: [...listPartnerVenuesQueryKey({ query }), 'all'],
    queryFn: async ({ signal }) => {
      const venues = await readAllPages(async (cursor) => {
        const options = { query: { ...query, cursor }, signal, throwOnError: true as const };
        const { data } = await listPartnerVenues(options);
        return data;
      });
      return archivedLast(venues);
    },
  });
