import { useRefetch } from '#ui/actions/refetch.ts';

/** Refetches everything that a changed booking affects: lists, counters, the plan, live places. */
export function useRefreshBookings(): () => Promise<void> {
  const refetch = useRefetch();
  return () => refetch(['bookings']);
}
