import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isOnline, onConnectionChange } from '../../ui/network/connection.ts';

const minute = 60_000;

// What could not be loaded is loaded when the server, not only the network, is there again.
onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(isOnline())));
onlineManager.setOnline(isOnline());

// What a tap has started is shown before the next tap is heard: on the usual timer, the second tap of
// a double click would reach a button that does not look busy yet and send the change again.
notifyManager.setScheduler(queueMicrotask);

/**
 * Server data is fresh for 5 minutes, kept 30, tried 3 times, and not re-fetched on focus. A change
 * never waits for a connection: it is refused at once, and nothing is sent later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      gcTime: 30 * minute,
      retry: 2,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
