import { useQuery } from '@tanstack/react-query';
import { fetchDigitalId, readStoredDigitalId, type StoredDigitalId } from './stored-digital-id.ts';

/** The digital ID: at once from this device where it was opened before, then from the server. */
export function useDigitalId() {
  return useQuery<StoredDigitalId>({
    queryKey: ['digital-id'],
    queryFn: ({ signal }) => fetchDigitalId(signal),
    // Old from the start, so the server is asked too; an answer that does not come changes nothing.
    initialData: () => readStoredDigitalId() ?? undefined,
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    retry: false,
  });
}
