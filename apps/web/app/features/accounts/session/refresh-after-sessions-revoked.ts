import { getDigitalIdQueryKey, listSessionsQueryKey } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';

/** Refetches what changes when other sessions are revoked: the session list and the digital ID secret. */
export async function refreshAfterSessionsRevoked(queryClient: QueryClient): Promise<void> {
  const keys = [listSessionsQueryKey(), getDigitalIdQueryKey()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
