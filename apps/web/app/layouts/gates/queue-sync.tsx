import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { syncQueue } from '#features/checkins/offline-desk/sync-queue.ts';

/** Sends what a person has queued at a front desk, whichever page is open. */
export default function QueueSync({ userId }: { userId: string }) {
  const queries = useQueryClient();
  useEffect(() => syncQueue(queries, userId), [queries, userId]);
  return null;
}
