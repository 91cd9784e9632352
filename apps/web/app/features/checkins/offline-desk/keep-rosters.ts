import {
  getOfflineRosters,
  getOfflineRostersQueryKey,
  getVenueDayQueryKey,
  type OfflineRosters,
  type VenueDay,
} from '@pulse/contract/client';
import { MINUTE } from '@pulse/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { measureClockOffset } from './clock-offset.ts';
import { storeRosters } from './stored-rosters.ts';

const intervalMs = 3 * MINUTE;

/**
 * Keeps the rosters of today and tomorrow of one venue on this device, now and every few minutes while
 * its desk is open, and measures the clock with them. Returns an unsubscribe function.
 */
export function keepRosters(queries: QueryClient, userId: string, venueId: string): () => void {
  const path = { id: venueId };
  const observer = new QueryObserver<OfflineRosters>(queries, {
    queryKey: getOfflineRostersQueryKey({ path }),
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now();
      const { data } = await getOfflineRosters({ path, signal, throwOnError: true });
      measureClockOffset(requestedAt, Date.now(), data.server_time);
      return data;
    },
    staleTime: intervalMs,
    refetchInterval: intervalMs,
  });
  const store = () => {
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    const day = queries.getQueryData<VenueDay>(getVenueDayQueryKey({ path }));
    if (data && day)
      storeRosters({ user_id: userId, as_of: dataUpdatedAt, day, rosters: data.rosters });
  };
  store();
  return observer.subscribe(store);
}
