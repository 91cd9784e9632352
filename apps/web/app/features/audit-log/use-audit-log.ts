import { listAuditLog } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditFilters } from './audit-filters.ts';

/** Entries of the audit log, newest first, page by page. */
export function useAuditLog(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: ['audit-log', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filters, cursor: pageParam };
      const { data } = await listAuditLog({ query, signal, throwOnError: true });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // What just happened belongs to it.
    staleTime: 0,
  });
}
