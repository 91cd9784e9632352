import { listBookingsOptions } from '@pulse/contract/client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { storeBookings } from './stored-bookings.ts';

/**
 * Keeps the member's next bookings on this device, at once and after each change, through the same
 * query as the dashboard's. Returns the way out.
 */
export function keepBookings(queries: QueryClient, userId: string): () => void {
  const options = listBookingsOptions({ query: { view: 'upcoming', limit: 10 } });
  return new QueryObserver(queries, options).subscribe(({ data, dataUpdatedAt }) => {
    if (data) storeBookings(userId, data.items, dataUpdatedAt);
  });
}
