import { Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Booking, countBookingsOptions } from '@pulse/contract/client';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CalendarTarget } from '#features/bookings/calendar/calendar-sheet.tsx';
import { CancelSheet } from '#features/bookings/cancel-sheet/cancel-sheet.tsx';
import { BookingList } from '#features/bookings/list/booking-list.tsx';
import {
  type BookingView,
  bookingViews,
  isHistory,
} from '#features/bookings/list/booking-views.ts';
import { bookingPollMs } from '#features/bookings/list/use-booking-pages.ts';
import { useLinkedBooking } from '#features/bookings/list/use-linked-booking.ts';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { createPageMemory, usePageState } from '#ui/page/page-memory.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './bookings.module.css';

// Most visits are about upcoming bookings: the search and the calendars load when they are needed.
const HistorySearch = lazy(() => import('#features/bookings/list/history-search.tsx'));
const CalendarSheet = lazy(() => import('#features/bookings/calendar/calendar-sheet.tsx'));

const VisitRating = lazy(() => import('#features/reviews/visit-rating/visit-rating.tsx'));

const searchMemory = createPageMemory<string>();
const monthMemory = createPageMemory<string>();

const isView = (text: string | null): text is BookingView =>
  bookingViews.some((view) => view === text);

export default function Bookings() {
  const { t } = useTranslation('bookings');
  const [params, setParams] = useSearchParams();
  const requestedView = params.get('view');
  const linked = useLinkedBooking();
  const view = isView(requestedView) ? requestedView : (linked.initialView ?? 'upcoming');
  // As often as the lists whose tabs they are on.
  const counts = useQuery({ ...countBookingsOptions(), refetchInterval: bookingPollMs });
  const [search, setSearch] = usePageState(searchMemory, '');
  const [month, setMonth] = usePageState(monthMemory, '');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 250);
  const [bookingToCancel, setBookingToCancel] = useState<Booking | null>(null);
  const [calendar, setCalendar] = useState<CalendarTarget | null>(null);
  const calendarRequested = useHasBeenTrue(calendar !== null);

  const showView = (next: string | null) => {
    setMonth('');
    setParams(next ? { view: next } : {}, { replace: true });
  };
  const clear = () => {
    setSearch('');
    setMonth('');
  };

  return (
    <>
      <PageTitle
        aside={
          <Action onClick={() => setCalendar('feed')}>
            <IconCalendarShare size={20} stroke={1.6} aria-hidden="true" />
            {t('calendar.open')}
          </Action>
        }
      >
        {t('title')}
      </PageTitle>
      <Tabs value={view} onChange={showView} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          {bookingViews.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              <span className={classes.name}>{t(`view.${name}`)}</span>{' '}
              <span className={classes.count}>
                {counts.data?.[name] ?? ' '}
                {counts.data?.at_least && isHistory(name) && '+'}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {bookingViews.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === 'past' && (
              <>
                <p className={classes.monthLink}>
                  <Link to="/app/month-in-review">{t('monthInReview')}</Link>
                </p>
                <div className={classes.rating}>
                  <Suspense>
                    <VisitRating />
                  </Suspense>
                </div>
              </>
            )}
            {isHistory(name) && (counts.data?.[name] ?? 1) > 0 && (
              <Suspense fallback={<LoadingRows rows={1} height={88} />}>
                <HistorySearch
                  view={name}
                  search={search}
                  month={month || null}
                  onSearch={setSearch}
                  onMonth={(next) => setMonth(next ?? '')}
                />
              </Suspense>
            )}
            <BookingList
              view={name}
              search={isHistory(name) ? debouncedSearch : ''}
              month={isHistory(name) && month ? month : null}
              linked={linked}
              onCancel={setBookingToCancel}
              onCalendar={setCalendar}
              onClearSearch={clear}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <CancelSheet booking={bookingToCancel} onClose={() => setBookingToCancel(null)} />
      <Suspense>
        {calendarRequested && <CalendarSheet target={calendar} onClose={() => setCalendar(null)} />}
      </Suspense>
    </>
  );
}
