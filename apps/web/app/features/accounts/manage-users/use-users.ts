import { getUser, searchUsers, type UserForStaff } from '@pulse/contract/client';
import type { Role } from '@pulse/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPages, usePages } from '#ui/data/use-pages.ts';

const key = 'users-for-staff';
const oneKey = 'user-for-staff';

/** People by name, page by page; with a text, those whose name or email contains it. */
export function useUsers({ search, role }: { search: string; role: Role | '' }) {
  const pages = readPages({
    queryKey: [key, search, role],
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
    queryKey: [oneKey, id],
    queryFn: async ({ signal }) => {
      const { data } = await getUser({ path: { id }, signal, throwOnError: true });
      return data;
    },
    staleTime: 0,
  });
}

/** Returns a function that shows an account as it is now, also in the lists of people. */
export function useUserChanged(): (user: UserForStaff) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData([oneKey, user.id], user);
    void queryClient.invalidateQueries({ queryKey: [key] });
  };
}
