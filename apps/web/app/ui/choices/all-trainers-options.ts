import { listPartnerTrainers, listPartnerTrainersQueryKey } from '@pulse/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../network/read-all-pages.ts';

const query = { limit: 100, archived: 'false' } as const;

/** All trainers of the organisation that can be chosen, by name. */
export const allTrainersOptions = () =>
  queryOptions({
    queryKey: [...listPartnerTrainersQueryKey({ query }), 'all'],
    queryFn: ({ signal }) =>
      readAllPages(async (cursor) => {
        const options = { query: { ...query, cursor }, signal, throwOnError: true as const };
        const { data } = await listPartnerTrainers(options);
        return data;
      }),
  });
