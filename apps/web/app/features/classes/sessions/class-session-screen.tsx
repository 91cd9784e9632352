import {
  getPartnerClassSessionOptions,
  getPartnerVenueOptions,
  type PartnerClassSession,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { CancelSessionForm } from './cancel-session-form.tsx';
import classes from './class-session.module.css';
import { RestoreSessionForm } from './restore-session-form.tsx';
import { BackToSchedule, SchedulePart } from './schedule-page.tsx';
import { SessionFlags } from './session-flags.tsx';
import { SessionRoster } from './session-roster.tsx';
import { UndoLine } from './undo/undo-line.tsx';

// The inputs of the form are most of the page: what the class is can be read before they are there.
const ChangeSessionForm = lazy(() => import('./change-session-form.tsx'));

/** One dated class with what its partner can do to it. */
export function ClassSessionScreen({ id }: { id: string }) {
  const { t } = useTranslation('partner-schedule');
  const session = useQuery(getPartnerClassSessionOptions({ path: { id } }));
  const isUnknown = !session.data && toFailure(session.error).status === 404;
  return (
    <>
      <BackToSchedule />
      {!session.data && <PageTitle>{t('back')}</PageTitle>}
      {isUnknown ? (
        <EmptyState coverArt="pilates">{t('notFound')}</EmptyState>
      ) : (
        <QueryContent query={session} loading={<LoadingRows rows={4} height={96} />}>
          {(data) => <LoadedSession session={data} />}
        </QueryContent>
      )}
    </>
  );
}

function LoadedSession({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const now = useNow(30_000);
  const { starts_at, ends_at, time_zone, capacity, booked, waitlisted, arrived } = session;
  const venue = useQuery(getPartnerVenueOptions({ path: { id: session.venue_id } }));
  const cancelled = session.status === 'cancelled';
  const started = Date.parse(starts_at) <= now;
  // A session that changed meanwhile, here or elsewhere, begins its forms anew.
  const version = [starts_at, ends_at, session.trainer_id, capacity, session.status].join();
  const { cancel_reason: reason } = session;
  const lead = (text: string) => (
    <Text tone="quiet" className={classes.lead}>
      {text}
    </Text>
  );
  return (
    <>
      <PageTitle
        above={t('when', {
          day: format.date(starts_at, 'day', time_zone),
          from: format.time(starts_at, time_zone),
          until: format.time(ends_at, time_zone),
        })}
      >
        {session.title}
      </PageTitle>
      {venue.data && (
        <Text strong className={classes.lead}>
          {venue.data.name}
        </Text>
      )}
      {lead(session.trainer_name ? t('with', { trainer: session.trainer_name }) : t('noTrainer'))}
      <UndoLine sessionId={session.id} zone={time_zone} />
      {!cancelled && (
        <PlaceDots capacity={capacity} taken={booked} arrived={arrived}>
          {t('booked', { booked, capacity })}
          {waitlisted > 0 && `, ${t('waitlisted', { count: waitlisted })}`}
        </PlaceDots>
      )}
      <SessionFlags flags={session.flags} />
      {cancelled && lead(t(reason ? 'restore.cancelled' : 'restore.cancelledPlain', { reason }))}
      {lead(t(started ? 'started' : 'staffNote'))}
      {!cancelled && (
        <SchedulePart id="roster" title={t('roster.heading')}>
          <SessionRoster session={session} />
        </SchedulePart>
      )}
      {!started && cancelled && (
        <SchedulePart id="restore" title={t('restore.heading')}>
          <RestoreSessionForm session={session} />
        </SchedulePart>
      )}
      {!started && !cancelled && (
        <>
          <SchedulePart id="change" title={t('change.heading')}>
            <Suspense fallback={<LoadingRows rows={2} height={96} />}>
              <ChangeSessionForm key={version} session={session} />
            </Suspense>
          </SchedulePart>
          <SchedulePart id="cancel" title={t('cancel.heading')}>
            <CancelSessionForm session={session} />
          </SchedulePart>
        </>
      )}
    </>
  );
}
