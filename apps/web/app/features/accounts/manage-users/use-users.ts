import { getUser, searchUsers } from '@pulse/contract/client';
import type { Role } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { readPages, usePages } from '#ui/data/use-pages.ts';

/** People by name, page by page; with a text, those whose name or email contains it. */
export function useUsers({ search, role }: { search: string; role: Role | '' }) {
  const pages = readPages({
    // Like the generated keys, which a POST has none of.
    queryKey: [{ _id: 'searchUsers', tags: ['accounts'], search, role }],
    read: async (cursor, signal) => {
      const { data } = await searchUsers({
        query: { cursor, role: role || undefined },
        // Not part of the address, which is logged on the way.
        body: { search: search || undefined },
        signal,
        throwOnError: true,
      });
      return data;
    },
  });
  return usePages(pages);
}

/** One account. The generated options would be in the code that every page loads. */
export function useUser(id: string) {
  return useQuery({
    queryKey: [{ _id: 'getUser', tags: ['accounts'], id }],
    queryFn: async ({ signal }) => {
      const { data } = await getUser({ path: { id }, signal, throwOnError: true });
      return data;
    },
    staleTime: 0,
  });
}
