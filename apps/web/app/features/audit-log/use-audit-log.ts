import { listAuditLogInfiniteOptions } from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';
import type { AuditFilters } from './audit-filters.ts';

/** Entries of the audit log, newest first, page by page. */
export function useAuditLog(filters: AuditFilters) {
  return usePages({
    ...listAuditLogInfiniteOptions({ query: filters }),
    // What just happened belongs to it.
    staleTime: 0,
  });
}
