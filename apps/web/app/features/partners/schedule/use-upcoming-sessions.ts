import { listPartnerClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/** Queries a venue's sessions of the next 14 local days; templates and schedule share the result. */
export function useUpcomingSessions(venueId: string) {
  return useQuery({
    ...listPartnerClassSessionsOptions({ query: { venue_id: venueId, days: 14 } }),
    staleTime: 30_000,
  });
}
