import { useQueryClient } from '@tanstack/react-query';
import { operationOfQueryKey } from '#ui/network/operation-of-query-key.ts';

/** The operations whose responses a booking changes, by the operation id in a generated query key. */
const affectedOperations = new Set([
  'getBooking',
  'listBookings',
  'listBookingGuests',
  'countBookings',
  'listBookingMonths',
  'listBookingActivity',
  'listRecommendations',
  'getFirstSteps',
  'getMembership',
  'listClassSessions',
  'listVenuesWithClasses',
  'getClassSession',
  'getEligibility',
  'getClassSeries',
]);

/** Refetches everything that a changed booking affects: lists, counters, the plan, live places. */
export function useRefreshBookings(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => affectedOperations.has(operationOfQueryKey(queryKey)),
    });
  };
}
