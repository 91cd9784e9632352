import { getUser, searchUsers, type UserForStaff } from '@pulse/contract/client';
import type { Role } from '@pulse/domain';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';

const key = 'users-for-staff';
const oneKey = 'user-for-staff';

/** People by name, page by page; with a text, those whose name or email contains it. */
export function useUsers({ search, role }: { search: string; role: Role | '' }) {
  return useInfiniteQuery({
    queryKey: [key, search, role],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await searchUsers({
        query: { cursor: pageParam, role: role || undefined },
        // Not part of the address, which is logged on the way.
        body: { search: search || undefined },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
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
