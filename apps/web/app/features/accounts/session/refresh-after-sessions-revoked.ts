import { getDigitalIdQueryKey, listSessionsQueryKey } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';

/** What else is different once the other devices are signed out: their list, the digital ID's secret. */
export async function refreshAfterSessionsRevoked(queryClient: QueryClient): Promise<void> {
  const keys = [listSessionsQueryKey(), getDigitalIdQueryKey()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
