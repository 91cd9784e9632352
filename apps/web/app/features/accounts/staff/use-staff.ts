import { listStaffInfiniteOptions, listStaffQueryKey } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { usePages } from '#ui/data/use-pages.ts';

const query = { limit: 50 };

/** All people who work for the organisation or are invited to, by name, page by page. */
export function useStaff() {
  return usePages({
    ...listStaffInfiniteOptions({ query }),
    // A colleague may have accepted the invitation or changed something since.
    staleTime: 0,
  });
}

/** Returns a function that reads the staff again. */
export function useRefreshStaff(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listStaffQueryKey({ query }) });
}
