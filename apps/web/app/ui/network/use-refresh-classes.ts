import { useCallback } from 'react';
import { useRefetch } from '../actions/refetch.ts';

/** Refetches the organisation's trainers, classes and schedule, without waiting for the next poll. */
export function useRefreshClasses(): () => Promise<void> {
  const refetch = useRefetch();
  return useCallback(() => refetch(['schedule']), [refetch]);
}
