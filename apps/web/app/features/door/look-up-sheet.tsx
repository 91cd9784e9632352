import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type DoorVenue, lookUpMembersOptions } from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FoundBooking } from './found-booking.tsx';
import classes from './look-up-sheet.module.css';

interface LookUpSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: DoorVenue;
}

/** Finds today's bookings by a part of the member's name, to check in without any code. */
export function LookUpSheet({ opened, onClose, venue }: LookUpSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('lookUp.title')}>
      <LookUp venue={venue} />
    </Sheet>
  );
}

function LookUp({ venue }: { venue: DoorVenue }) {
  const { t } = useTranslation('door');
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [wanted] = useDebouncedValue(name.trim(), 250);
  const enough = wanted.length >= 2;
  const found = useQuery({
    ...lookUpMembersOptions({ query: { venue_id: venue.id, q: wanted } }),
    enabled: enough,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const items = enough ? (found.data?.items ?? []) : [];
  return (
    <div className={classes.lookUp}>
      <TextInput
        type="search"
        label={t('lookUp.name')}
        description={t('lookUp.hint')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      <LiveRegion>
        {said || (enough && found.data ? t('lookUp.found', { count: items.length }) : '')}
      </LiveRegion>
      {enough && found.isPending && <LoadingRows rows={2} height={64} />}
      {enough && found.isError && (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      )}
      {enough && found.data && items.length === 0 && (
        <p className={classes.none}>{t('lookUp.none', { name: wanted })}</p>
      )}
      <ul className={classes.list}>
        {items.map((booking) => (
          <FoundBooking
            key={booking.booking_id}
            booking={booking}
            zone={venue.time_zone}
            onSay={setSaid}
          />
        ))}
      </ul>
    </div>
  );
}
