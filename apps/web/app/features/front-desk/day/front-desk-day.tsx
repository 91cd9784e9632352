import { getVenueDayOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Appeals } from '../appeals/appeals.tsx';
import { ArrivalsByHour } from '../figures/arrivals-by-hour.tsx';
import { DayFigures } from '../figures/day-figures.tsx';
import { LatestArrivals } from '../figures/latest-arrivals.tsx';
import { useLiveChanges } from '../live/use-live-changes.ts';
import { FindMember } from '../look-up/find-member.tsx';
import type { UndoCheckInTarget } from '../session/undo-check-in-sheet.tsx';
import { UndoCheckInSheet } from '../session/undo-check-in-sheet.tsx';
import { DaySessions } from './day-sessions.tsx';
import classes from './front-desk-day.module.css';
import { FrontDeskHeader } from './front-desk-header.tsx';
import { pollingOptions } from './polling-options.ts';

interface FrontDeskDayProps {
  venueId: string;
  /** Whether the user has just switched to this venue from another one. */
  isJustSelected: boolean;
  onSelectVenue: (venueId: string) => void;
  canChangeClasses: boolean;
}

/** One venue's day, read again as soon as it changes. */
export function FrontDeskDay({
  venueId,
  isJustSelected,
  onSelectVenue,
  canChangeClasses,
}: FrontDeskDayProps) {
  const { t } = useTranslation('front-desk');
  const day = useQuery({ ...getVenueDayOptions({ path: { id: venueId } }), ...pollingOptions });
  useLiveChanges(venueId);
  const [undoTarget, setUndoTarget] = useState<UndoCheckInTarget | null>(null);
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
    <div className={classes.page}>
      <FrontDeskHeader venue={venue} focusHeading={isJustSelected} onSelectVenue={onSelectVenue}>
        <FindMember venue={venue} />
      </FrontDeskHeader>
      <Appeals venueId={venueId} startsOpen={false} />
      <div className={classes.figures}>
        <DayFigures day={day.data} />
      </div>
      <DaySessions
        venueId={venueId}
        today={day.data.date}
        canChangeClasses={canChangeClasses}
        onUndo={setUndoTarget}
        sidebar={
          <>
            <ArrivalsByHour day={day.data} />
            <LatestArrivals day={day.data} onUndo={setUndoTarget} />
          </>
        }
      />
      <UndoCheckInSheet target={undoTarget} onClose={() => setUndoTarget(null)} />
    </div>
  );
}
