import { getVenueDayOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ArrivalsByHour } from './arrivals-by-hour.tsx';
import { DayFigures } from './day-figures.tsx';
import { DayOfClasses } from './day-of-classes.tsx';
import { DoorHeader } from './door-header.tsx';
import { FindMember } from './find-member.tsx';
import { LatestArrivals } from './latest-arrivals.tsx';
import { liveRefresh } from './live-refresh.ts';
import { UndoSheet } from './undo-sheet.tsx';
import type { UndoWish } from './undo-wish.ts';

interface DoorDayProps {
  venueId: string;
  /** Whether it was chosen here, on the day of another venue. */
  justChosen: boolean;
  onChoose: (venueId: string) => void;
  mayChangeClasses: boolean;
}

/** One venue's day, asked for again every few seconds. */
export function DoorDay({ venueId, justChosen, onChoose, mayChangeClasses }: DoorDayProps) {
  const { t } = useTranslation('door');
  const day = useQuery({ ...getVenueDayOptions({ path: { id: venueId } }), ...liveRefresh });
  const [undoing, setUndoing] = useState<UndoWish | null>(null);
  if (!day.data) {
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        {day.isError ? (
          <ErrorState error={day.error} onRetry={() => day.refetch()} />
        ) : (
          <LoadingRows rows={7} height={88} />
        )}
      </>
    );
  }
  const { venue } = day.data;
  return (
    <>
      <DoorHeader venue={venue} takesFocus={justChosen} onChoose={onChoose}>
        <FindMember venue={venue} />
      </DoorHeader>
      <DayFigures day={day.data} />
      <DayOfClasses
        venueId={venueId}
        mayChangeClasses={mayChangeClasses}
        onUndo={setUndoing}
        beside={
          <>
            <ArrivalsByHour day={day.data} />
            <LatestArrivals day={day.data} onUndo={setUndoing} />
          </>
        }
      />
      <UndoSheet wish={undoing} onClose={() => setUndoing(null)} />
    </>
  );
}
