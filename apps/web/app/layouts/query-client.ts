import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Server data is fresh for 5 minutes, kept 30, tried 3 times, and not re-fetched on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      gcTime: 30 * minute,
      retry: 2,
      refetchOnWindowFocus: false,
    },
  },
});
