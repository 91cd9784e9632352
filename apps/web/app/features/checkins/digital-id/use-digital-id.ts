import { getDigitalIdQueryKey } from '@pulse/contract/client';
import { type QueryClient, QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import {
  fetchAndStoreDigitalId,
  readStoredDigitalId,
  type StoredDigitalId,
} from './stored-digital-id.ts';

/** The digital ID: at once from this device where it was opened before, then from the server. */
function digitalIdOptions() {
  return queryOptions<StoredDigitalId>({
    queryKey: getDigitalIdQueryKey(),
    queryFn: ({ signal }) => fetchAndStoreDigitalId(signal),
    // Old from the start, so the server is asked too; an answer that does not come changes nothing.
    initialData: () => readStoredDigitalId() ?? undefined,
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    retry: false,
  });
}

/** The digital ID of the person signed in. */
export function useDigitalId() {
  return useQuery(digitalIdOptions());
}

/**
 * Keeps the digital ID on this device before a door without a network asks for it: fetched now, and
 * again whenever its secret was renewed. Returns the way out.
 */
export function syncStoredDigitalId(queryClient: QueryClient): () => void {
  return new QueryObserver(queryClient, digitalIdOptions()).subscribe(() => undefined);
}
