import { listBookingsOptions } from '@pulse/contract/client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { storeBookings } from './stored-bookings.ts';

/**
 * Keeps the stored next bookings up to date, at once and after each change, through the same query
 * as the dashboard's. Returns an unsubscribe function.
 */
export function syncStoredBookings(queryClient: QueryClient, userId: string): () => void {
  const options = listBookingsOptions({ query: { view: 'upcoming', limit: 10 } });
  const observer = new QueryObserver(queryClient, options);
  const store = () => {
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    if (data) storeBookings(userId, data.items, dataUpdatedAt);
  };
  // Data that another page has already loaded does not notify the observer.
  store();
  return observer.subscribe(store);
}
