import { Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Booking, countBookingsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BookingList, type BookingView } from '../features/bookings/booking-list.tsx';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './bookings.module.css';

const views: BookingView[] = ['upcoming', 'waitlisted', 'past', 'cancelled'];
const isView = (text: string | null): text is BookingView => views.some((view) => view === text);

export default function Bookings() {
  const { t } = useTranslation('bookings');
  const [address, setAddress] = useSearchParams();
  const asked = address.get('view');
  const view = isView(asked) ? asked : 'upcoming';
  const counts = useQuery(countBookingsOptions());
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), 250);
  const [leaving, setLeaving] = useState<Booking | null>(null);

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Tabs
        value={view}
        onChange={(next) => setAddress(next ? { view: next } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List>
          {views.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`view.${name}`)}{' '}
              {name !== 'past' && name !== 'cancelled' && (counts.data?.[name] ?? 0) > 0 && (
                <strong>{counts.data?.[name]}</strong>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {(name === 'past' || name === 'cancelled') && (
              <TextInput
                type="search"
                label={t('search')}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
                className={classes.search}
              />
            )}
            <BookingList
              view={name}
              search={name === 'past' || name === 'cancelled' ? wanted : ''}
              onCancel={setLeaving}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
