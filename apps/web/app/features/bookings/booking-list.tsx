import { Button } from '@mantine/core';
import { type Booking, listBookings, listBookingsQueryKey } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import classes from './booking-list.module.css';
import { BookingRow } from './booking-row.tsx';

export type BookingView = 'upcoming' | 'waitlisted' | 'past' | 'cancelled';

const floors = {
  upcoming: 'swimming',
  waitlisted: 'running',
  past: 'climbing',
  cancelled: 'surf',
} as const;

interface BookingListProps {
  view: BookingView;
  search: string;
  onCancel: (booking: Booking) => void;
}

/** One tab of bookings, a page at a time. */
export function BookingList({ view, search, onCancel }: BookingListProps) {
  const { t } = useTranslation('bookings');
  const query = { view, limit: 20, q: search || undefined };
  const pages = useInfiniteQuery({
    queryKey: [...listBookingsQueryKey({ query }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listBookings({
        query: { ...query, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // A line moves and a held place runs out while the page stands open.
    refetchInterval: view === 'upcoming' || view === 'waitlisted' ? 30_000 : false,
  });
  if (pages.isPending) return <LoadingRows height={148} />;
  if (pages.isError) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />;
  const bookings = pages.data.pages.flatMap((page) => page.items);
  if (bookings.length === 0) {
    return (
      <EmptyState
        floor={floors[view]}
        action={
          <ActionLink to="/app/explore" variant="book">
            {t('empty.action')}
          </ActionLink>
        }
      >
        {search ? t('empty.search', { search }) : t(`empty.${view}`)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} onCancel={onCancel} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
