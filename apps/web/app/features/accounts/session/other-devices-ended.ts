import { getDigitalIdQueryKey, listDevicesQueryKey } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';

/** What else is different once the other devices are signed out: their list, the digital ID's secret. */
export async function otherDevicesEnded(queries: QueryClient): Promise<void> {
  const keys = [listDevicesQueryKey(), getDigitalIdQueryKey()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
