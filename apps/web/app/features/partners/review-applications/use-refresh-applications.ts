import {
  getPartnerApplicationQueryKey,
  listApplicationHistoryQueryKey,
  listPartnerApplicationsQueryKey,
  summarizePartnerApplicationsQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that loads again what shows an application, after it has changed. */
export function useRefreshApplications(id: string): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const path = { id };
  const queryKeys = [
    listPartnerApplicationsQueryKey(),
    summarizePartnerApplicationsQueryKey(),
    getPartnerApplicationQueryKey({ path }),
    listApplicationHistoryQueryKey({ path }),
  ];
  return () =>
    Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
