import { getPartnerClassSessionOptions, type PartnerClassSession } from '@pulse/contract/client';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/place-dots.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { CancelSessionForm } from './cancel-session-form.tsx';
import classes from './class-session.module.css';
import { RestoreSessionForm } from './restore-session-form.tsx';
import { SessionFlags } from './session-flags.tsx';

// The inputs of the form are most of the page: what the class is can be read before they are there.
const ChangeSessionForm = lazy(async () => ({
  default: (await import('./change-session-form.tsx')).ChangeSessionForm,
}));

/** One dated class with what its partner can do to it. */
export function ClassSessionScreen({ id }: { id: string }) {
  const { t } = useTranslation('partner-schedule');
  const session = useQuery(getPartnerClassSessionOptions({ path: { id } }));
  const isUnknown = session.isError && toFailure(session.error).status === 404;
  return (
    <>
      <Link to="/app/partner/dashboard#class-schedule" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
        {t('back')}
      </Link>
      {!session.data && <PageTitle>{t('back')}</PageTitle>}
      {session.isPending && <LoadingRows rows={4} height={96} />}
      {isUnknown && <EmptyState coverArt="pilates">{t('notFound')}</EmptyState>}
      {session.isError && !isUnknown && (
        <ErrorState error={session.error} onRetry={() => session.refetch()} />
      )}
      {session.data && <LoadedSession session={session.data} />}
    </>
  );
}

function LoadedSession({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const now = useNow(30_000);
  const { starts_at, ends_at, time_zone, capacity, booked, waitlisted, arrived } = session;
  const cancelled = session.status === 'cancelled';
  const started = Date.parse(starts_at) <= now;
  // A session that changed meanwhile, here or elsewhere, begins its forms anew.
  const version = [starts_at, ends_at, session.trainer_id, capacity, session.status].join();
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
      <p className={classes.lead}>
        {session.trainer_name ? t('with', { trainer: session.trainer_name }) : t('noTrainer')}
      </p>
      {!cancelled && (
        <PlaceDots capacity={capacity} taken={booked} arrived={arrived}>
          {t('booked', { booked, capacity })}
          {waitlisted > 0 && `, ${t('waitlisted', { count: waitlisted })}`}
        </PlaceDots>
      )}
      <SessionFlags flags={session.flags} />
      {cancelled && (
        <p className={classes.lead}>
          {session.cancel_reason
            ? t('restore.cancelled', { reason: session.cancel_reason })
            : t('restore.cancelledPlain')}
        </p>
      )}
      {started && <p className={classes.lead}>{t('started')}</p>}
      {!started && <p className={classes.lead}>{t('staffNote')}</p>}
      {!started && cancelled && (
        <section className={classes.section} aria-labelledby="restore">
          <h2 id="restore" className={classes.heading}>
            {t('restore.heading')}
          </h2>
          <RestoreSessionForm session={session} />
        </section>
      )}
      {!started && !cancelled && (
        <>
          <section className={classes.section} aria-labelledby="change">
            <h2 id="change" className={classes.heading}>
              {t('change.heading')}
            </h2>
            <Suspense fallback={<LoadingRows rows={2} height={96} />}>
              <ChangeSessionForm key={version} session={session} />
            </Suspense>
          </section>
          <section className={classes.section} aria-labelledby="cancel">
            <h2 id="cancel" className={classes.heading}>
              {t('cancel.heading')}
            </h2>
            <CancelSessionForm session={session} />
          </section>
        </>
      )}
    </>
  );
}
