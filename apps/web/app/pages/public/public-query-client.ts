import { QueryClient } from '@tanstack/react-query';

/** Requests what a public page shows where the app renders it; these pages have no providers. */
export const publicQueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
});
