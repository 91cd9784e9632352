import { getVenueDayOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Appeals } from '../../appeals/appeals.tsx';
import { pollingOptions } from '../../live/polling-options.ts';
import { useLiveChanges } from '../../live/use-live-changes.ts';
import { DeskContext } from '../../offline-desk/desk-context.ts';
import { OfflineNote } from '../../offline-desk/offline-note.tsx';
import { type KeptRosters, useKeepRosters } from '../../offline-desk/use-kept-rosters.ts';
import { DayFigures } from '../figures/day-figures.tsx';
import { DeskTakings } from '../figures/desk-takings.tsx';
import { LatestArrivals } from '../figures/latest-arrivals.tsx';
import { LazyArrivalsByHour } from '../figures/lazy-arrivals-by-hour.tsx';
import { FindMember } from '../look-up/find-member.tsx';
import { UndoCheckInSheet } from '../session/session-sheets.tsx';
import type { UndoCheckInTarget } from '../session/sheet-form-props.ts';
import { UndoContext } from '../session/undo-context.ts';
import { DaySessions } from './day-sessions.tsx';
import classes from './front-desk-day.module.css';
import { FrontDeskHeader } from './front-desk-header.tsx';

interface FrontDeskDayProps {
  userId: string;
  venueId: string;
  /** Whether the user has just switched to this venue from another one. */
  isJustSelected: boolean;
  onSelectVenue: (venueId: string) => void;
  canChangeClasses: boolean;
  /** Without a network: what this device keeps. */
  kept: KeptRosters;
}

/** One venue's day, read again as soon as it changes. */
export function FrontDeskDay(props: FrontDeskDayProps) {
  const { userId, venueId, isJustSelected, onSelectVenue, canChangeClasses, kept } = props;
  const { t } = useTranslation('front-desk');
  const day = useQuery({ ...getVenueDayOptions({ path: { id: venueId } }), ...pollingOptions });
  useLiveChanges(venueId);
  const online = useOnline();
  useKeepRosters(userId, venueId);
  const desk = useMemo(() => ({ userId, venueId }), [userId, venueId]);
  const [undoTarget, setUndoTarget] = useState<UndoCheckInTarget | null>(null);
  if (!day.data) {
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        <QueryContent
          query={day}
          loading={
            kept ? (
              <EmptyState coverArt="boxing">{t('offline.nothingKept')}</EmptyState>
            ) : (
              <LoadingRows rows={7} height={88} />
            )
          }
        >
          {() => null}
        </QueryContent>
      </>
    );
  }
  const { venue } = day.data;
  return (
    <DeskContext value={desk}>
      <div className={classes.page}>
        <FrontDeskHeader venue={venue} focusHeading={isJustSelected} onSelectVenue={onSelectVenue}>
          <FindMember venue={venue} />
        </FrontDeskHeader>
        <OfflineNote asOf={kept?.get(venueId) ?? null} timeZone={venue.time_zone} />
        {online && <Appeals venueId={venueId} startsOpen={false} />}
        {online && <DayFigures day={day.data} className={classes.figures} />}
        <UndoContext value={setUndoTarget}>
          <DaySessions
            venueId={venueId}
            today={day.data.date}
            canChangeClasses={canChangeClasses && online}
          >
            {online && (
              <>
                <LazyArrivalsByHour day={day.data} />
                <LatestArrivals day={day.data} />
                <DeskTakings venueId={venueId} date={day.data.date} timeZone={venue.time_zone} />
              </>
            )}
          </DaySessions>
        </UndoContext>
        <UndoCheckInSheet subject={undoTarget} onClose={() => setUndoTarget(null)} />
      </div>
    </DeskContext>
  );
}
