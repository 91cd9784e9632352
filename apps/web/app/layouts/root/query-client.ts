import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isOnline, onConnectionChange } from '#ui/network/connection.ts';
import { retryFailedQuery } from '#ui/network/retry-failed-query.ts';

const minute = 60_000;

// Failed queries are repeated when the server, not only the network, is reachable again.
onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(isOnline())));
onlineManager.setOnline(isOnline());

// Renders a mutation's pending state before the next event: with the default timer, the second click of
// a double click would hit a button that is not disabled yet and send the request again.
notifyManager.setScheduler(queueMicrotask);

/**
 * Server data is fresh for 5 minutes, cached for 30, not refetched on focus, and requested
 * up to 3 times unless the server refuses it. A mutation never waits for a connection: it fails at once and is not sent later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      gcTime: 30 * minute,
      retry: retryFailedQuery,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
