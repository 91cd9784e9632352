import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FrontDeskVenue, lookUpMembersOptions } from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { FoundBooking } from './found-booking.tsx';
import classes from './look-up-sheet.module.css';

interface LookUpSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: FrontDeskVenue;
}

/** Finds today's bookings by a part of the member's name, to check in without a QR code. */
export function LookUpSheet({ opened, onClose, venue }: LookUpSheetProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('lookUp.title')}>
      <MemberLookUp venue={venue} />
    </Sheet>
  );
}

function MemberLookUp({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation('front-desk');
  const [name, setName] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [debouncedName] = useDebouncedValue(name.trim(), 250);
  const isLongEnough = debouncedName.length >= 2;
  const lookUpQuery = useQuery({
    ...lookUpMembersOptions({ query: { venue_id: venue.id, q: debouncedName } }),
    enabled: isLongEnough,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const items = isLongEnough ? (lookUpQuery.data?.items ?? []) : [];
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
        {announcement ||
          (isLongEnough && lookUpQuery.data ? t('lookUp.found', { count: items.length }) : '')}
      </LiveRegion>
      {isLongEnough && lookUpQuery.isPending && <LoadingRows rows={2} height={64} />}
      {isLongEnough && lookUpQuery.isError && (
        <ErrorState error={lookUpQuery.error} onRetry={() => lookUpQuery.refetch()} />
      )}
      {isLongEnough && lookUpQuery.data && items.length === 0 && (
        <p className={classes.none}>{t('lookUp.none', { name: debouncedName })}</p>
      )}
      <ul className={classes.list}>
        {items.map((booking) => (
          <FoundBooking
            key={booking.booking_id}
            booking={booking}
            timeZone={venue.time_zone}
            onAnnounce={setAnnouncement}
          />
        ))}
      </ul>
    </div>
  );
}
