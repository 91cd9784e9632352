import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './booking-list.module.css';
import { BookingRow } from './booking-row.tsx';
import type { BookingView } from './booking-views.ts';
import { NoBookings } from './no-bookings.tsx';
import { useBookingPages } from './use-booking-pages.ts';
import type { LinkedBooking } from './use-linked-booking.ts';

interface BookingListProps {
  view: BookingView;
  /** Text in the class, the venue or the trainer; empty for all. */
  search: string;
  /** YYYY-MM, or null for all. */
  month: string | null;
  /** The booking that the URL names; listed first when its page has not been loaded yet. */
  linked: LinkedBooking;
  onCancel: (booking: Booking) => void;
  onCalendar: (booking: Booking) => void;
  /** Clears the search when it finds nothing. */
  onClearSearch: () => void;
}

/** One tab of bookings, loaded page by page. */
export function BookingList({
  view,
  search,
  month,
  linked,
  onClearSearch,
  ...rowActions
}: BookingListProps) {
  const { t } = useTranslation('bookings');
  const pages = useBookingPages(view, search, month);
  useFocusHashTarget(pages.isSuccess && !linked.isPending);
  const bookings = pages.items;
  const isSearch = search !== '' || month !== null;
  const linkedBooking = linked.view === view && !isSearch ? linked.booking : undefined;
  const unlistedBooking =
    linkedBooking && bookings.every(({ id }) => id !== linkedBooking.id)
      ? linkedBooking
      : undefined;
  return (
    <QueryContent
      query={pages}
      loading={<LoadingRows height={148} />}
      isEmpty={() => bookings.length === 0}
      empty={<NoBookings view={view} isSearch={isSearch} onClearSearch={onClearSearch} />}
    >
      {() => (
        <>
          {unlistedBooking && (
            <section aria-label={t('linked')} className={classes.linked}>
              <Text size="small" tone="quiet">
                {t('linked')}
              </Text>
              <List className={classes.list}>
                <BookingRow booking={unlistedBooking} {...rowActions} />
              </List>
            </section>
          )}
          <List className={classes.list}>
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} {...rowActions} />
            ))}
          </List>
          <MoreButton pages={pages} label={t('more')} />
        </>
      )}
    </QueryContent>
  );
}
