import { listPartnerClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/**
 * Queries a venue's sessions of the 7 local days from `firstDay` on. The current week is part of the
 * next 14 days, which the class templates read too.
 */
export function useSessionsOfWeek(venueId: string, firstDay: string, isCurrent: boolean) {
  const query = isCurrent
    ? { venue_id: venueId, days: 14 }
    : { venue_id: venueId, date: firstDay, days: 7 };
  return useQuery({ ...listPartnerClassSessionsOptions({ query }), staleTime: 30_000 });
}
