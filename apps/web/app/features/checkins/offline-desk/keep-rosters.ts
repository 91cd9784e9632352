import {
  type GetRosterResponse,
  getOfflineRosters,
  getOfflineRostersQueryKey,
  getRosterQueryKey,
  getVenueDayQueryKey,
  type OfflineRosters,
  type VenueDay,
} from '@pulse/contract/client';
import { MINUTE } from '@pulse/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isRefetched } from '#ui/actions/refetch.ts';
import { measureClockOffset } from './clock-offset.ts';
import { storeRosters } from './stored-rosters.ts';

const intervalMs = 3 * MINUTE;

type KeptRoster = OfflineRosters['rosters'][number];

/**
 * Keeps the rosters of today and tomorrow of one venue on this device, now and every few minutes while
 * its desk is open, and measures the clock with them. A roster that the desk has read since is kept as it
 * was shown. Returns an unsubscribe function.
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
  const shown = new Map<string, { roster: KeptRoster; at: number }>();
  const latest = (kept: KeptRoster, keptAt: number) => {
    const { id } = kept.session;
    const state = queries.getQueryState<GetRosterResponse>(getRosterQueryKey({ path: { id } }));
    if (state?.data && state.dataUpdatedAt > (shown.get(id)?.at ?? 0))
      shown.set(id, { roster: withoutDetails(state.data), at: state.dataUpdatedAt });
    const found = shown.get(id);
    return found && found.at > keptAt ? found : { roster: kept, at: keptAt };
  };
  const store = () => {
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    const day = queries.getQueryData<VenueDay>(getVenueDayQueryKey({ path }));
    if (!data || !day) return;
    const all = data.rosters.map((kept) => latest(kept, dataUpdatedAt));
    storeRosters({
      user_id: userId,
      as_of: Math.max(dataUpdatedAt, ...all.map(({ at }) => at)),
      day,
      rosters: all.map(({ roster }) => roster),
    });
  };
  store();
  const unsubscribes = [
    observer.subscribe(store),
    queries.getQueryCache().subscribe((event) => {
      const isRead = event.type === 'updated' && event.action.type === 'success';
      if (isRead && isRefetched(event.query.queryKey, ['desk'])) store();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** A device that may be lost keeps of a shown roster what it is given for a network drop, and no more. */
function withoutDetails({ session, items }: GetRosterResponse): KeptRoster {
  return {
    session,
    items: items.map((entry) => ({ ...entry, photo_url: null, phone: null, no_shows_30_days: 0 })),
  };
}
