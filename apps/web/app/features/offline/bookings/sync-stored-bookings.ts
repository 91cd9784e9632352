import { listBookingsOptions } from '@pulse/contract/client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { storeBookings } from './stored-bookings.ts';

/**
 * Keeps the member's next bookings on this device, at once and after each change, through the same
 * query as the dashboard's. Returns the way out.
 */
export function syncStoredBookings(queryClient: QueryClient, userId: string): () => void {
  const options = listBookingsOptions({ query: { view: 'upcoming', limit: 10 } });
  const observer = new QueryObserver(queryClient, options);
  const store = () => {
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    if (data) storeBookings(userId, data.items, dataUpdatedAt);
  };
  // What another page has loaded already is no change that would be told.
  store();
  return observer.subscribe(store);
}
