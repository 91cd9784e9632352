import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useElementWidth } from '#ui/hooks/use-element-width.ts';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import type { ScheduleChanges } from '../schedule/scheduled-session.tsx';
import type { ChangeScope } from '../sessions/scope/scope-choice.tsx';
import type { MovedSession } from './grid/use-focus-session.ts';
import { MoveSheet } from './move/move-sheet.tsx';
import { type PlannedMove, useMovePreview } from './move/use-move-preview.ts';
import { useWeek } from './use-week.ts';
import classes from './week-calendar.module.css';
import { WeekDays } from './week-days.tsx';
import { WeekGrid } from './week-grid.tsx';
import {
  ClockShiftNote,
  CoachChoice,
  VenueChoice,
  WeekSummary,
  WeekToolbar,
} from './week-toolbar.tsx';

/** From this width on, in pixels, a week has room for its seven days beside each other. */
const GRID_WIDTH = 640;
/** From this width on a day has room for two classes beside each other. */
const TWO_BESIDE_WIDTH = 1380;

/** A venue's classes of a week: a calendar by the hour, or where there is no room, day by day. */
export function WeekCalendarScreen(changes: ScheduleChanges) {
  const { t } = useTranslation(['partner-calendar', 'partner-schedule', 'partners']);
  const root = useRef<HTMLDivElement>(null);
  const width = useElementWidth(root);
  const week = useWeek(width >= TWO_BESIDE_WIDTH ? 2 : 1);
  const { venue, sessions, layout, venues } = week;
  const hintId = useId();
  const [planned, setPlanned] = useState<PlannedMove | null>(null);
  const [scope, setScope] = useState<ChangeScope>('this');
  const [isRefused, setRefused] = useState(false);
  const [shownToday, setShownToday] = useState(0);
  const [moved, setMoved] = useState<MovedSession | null>(null);
  const preview = useMovePreview(planned, scope);
  const failed = [venues, venue, sessions].find(({ isError }) => isError);
  const isUnknown = toFailure(failed?.error).status === 404;
  const hasNoVenue = venues.data && week.choices.length === 0;
  const isGrid = width >= GRID_WIDTH;
  const isReady = layout && !failed && width > 0;
  return (
    <div ref={root} className={classes.page} data-view={isReady && isGrid ? 'grid' : 'days'}>
      <PageTitle
        above={<Link to="/app/partner/dashboard#class-schedule">{t('partners:title')}</Link>}
        aside={<VenueChoice week={week} />}
      >
        {t('partner-schedule:back')}
      </PageTitle>
      {hasNoVenue && <EmptyState coverArt="pilates">{t('noVenue')}</EmptyState>}
      {isUnknown && <EmptyState coverArt="pilates">{t('unknownVenue')}</EmptyState>}
      {failed && !isUnknown && (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!isReady && !failed && !hasNoVenue && <LoadingRows rows={6} height={92} />}
      {isReady && (
        <>
          <WeekToolbar week={week} onToday={() => setShownToday(shownToday + 1)} />
          <ClockShiftNote layout={layout} />
          <Row justify="between" className={classes.notes}>
            <WeekSummary week={week} />
            <CoachChoice week={week} />
            {isGrid && <Note id={hintId}>{t('hint')}</Note>}
          </Row>
          {isGrid ? (
            <WeekGrid
              layout={layout}
              zone={week.zone}
              venueNames={week.venueNames}
              today={week.today}
              now={week.now}
              shownToday={shownToday}
              planned={isRefused || preview.error ? null : planned}
              moved={moved}
              hintId={hintId}
              onMove={(next) => {
                setRefused(false);
                setScope('this');
                setPlanned(next);
              }}
            />
          ) : (
            <WeekDays week={week} {...changes} />
          )}
        </>
      )}
      <MoveSheet
        planned={planned}
        preview={preview}
        scope={scope}
        onScope={(next) => {
          setRefused(false);
          setScope(next);
        }}
        onClose={() => setPlanned(null)}
        onRefused={() => setRefused(true)}
        onMoved={(id) => {
          setPlanned(null);
          setMoved({ id });
        }}
      />
    </div>
  );
}
