import { getDigitalIdQueryKey } from '@pulse/contract/client';
import { type QueryClient, QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import {
  fetchAndStoreDigitalId,
  readStoredDigitalId,
  type StoredDigitalId,
} from './stored-digital-id.ts';

/** Query options of the digital ID: first the stored copy, if any, then the server. */
function digitalIdOptions() {
  return queryOptions<StoredDigitalId>({
    queryKey: getDigitalIdQueryKey(),
    queryFn: ({ signal }) => fetchAndStoreDigitalId(signal),
    // The stored copy is stale, so it is refetched; without a response it stays.
    initialData: () => readStoredDigitalId() ?? undefined,
    initialDataUpdatedAt: 0,
    // Its secret may have been renewed from another device.
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  });
}

/** The digital ID of the signed-in user. */
export function useDigitalId() {
  return useQuery(digitalIdOptions());
}

/**
 * Keeps the stored digital ID up to date for offline use: fetched now and whenever its secret is
 * renewed. Returns an unsubscribe function.
 */
export function syncStoredDigitalId(queryClient: QueryClient): () => void {
  return new QueryObserver(queryClient, digitalIdOptions()).subscribe(() => undefined);
}
