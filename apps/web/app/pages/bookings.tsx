import { Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Booking, countBookingsOptions } from '@pulse/contract/client';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BookingList } from '../features/bookings/booking-list.tsx';
import { type BookingView, bookingViews, isHistory } from '../features/bookings/booking-views.ts';
import type { CalendarWish } from '../features/bookings/calendar-sheet.tsx';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { useLinkedBooking } from '../features/bookings/use-linked-booking.ts';
import { Action } from '../ui/action.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useWasEver } from '../ui/use-was-ever.ts';
import classes from './bookings.module.css';

// Most visits look at what is to come: the search and the calendars come when they are wanted.
const HistorySearch = lazy(() => import('../features/bookings/history-search.tsx'));
const CalendarSheet = lazy(() => import('../features/bookings/calendar-sheet.tsx'));

const isView = (text: string | null): text is BookingView =>
  bookingViews.some((view) => view === text);

export default function Bookings() {
  const { t } = useTranslation('bookings');
  const [address, setAddress] = useSearchParams();
  const asked = address.get('view');
  const linked = useLinkedBooking();
  const view = isView(asked) ? asked : (linked.landing ?? 'upcoming');
  const counts = useQuery(countBookingsOptions());
  const [search, setSearch] = useState('');
  const [month, setMonth] = useState<string | null>(null);
  const [wanted] = useDebouncedValue(search.trim(), 250);
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const [calendar, setCalendar] = useState<CalendarWish | null>(null);
  const wasCalendar = useWasEver(calendar !== null);

  const show = (next: string | null) => {
    setMonth(null);
    setAddress(next ? { view: next } : {}, { replace: true });
  };
  const clear = () => {
    setSearch('');
    setMonth(null);
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
      <Tabs value={view} onChange={show} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          {bookingViews.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              <span className={classes.name}>{t(`view.${name}`)}</span>{' '}
              <span className={classes.count}>{counts.data?.[name] ?? ' '}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {bookingViews.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {isHistory(name) && (counts.data?.[name] ?? 1) > 0 && (
              <Suspense fallback={<LoadingRows rows={1} height={88} />}>
                <HistorySearch
                  view={name}
                  search={search}
                  month={month}
                  onSearch={setSearch}
                  onMonth={setMonth}
                />
              </Suspense>
            )}
            <BookingList
              view={name}
              search={isHistory(name) ? wanted : ''}
              month={isHistory(name) ? month : null}
              linked={linked}
              onCancel={setLeaving}
              onCalendar={setCalendar}
              onClear={clear}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
      <Suspense>
        {wasCalendar && <CalendarSheet wish={calendar} onClose={() => setCalendar(null)} />}
      </Suspense>
    </>
  );
}
