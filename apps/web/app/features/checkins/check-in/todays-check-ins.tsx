import { listTodaysBookingsOptions } from '@pulse/contract/client';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { CheckInDayNote, CheckInWindowNote } from './check-in-booking.tsx';
import classes from './todays-check-ins.module.css';

/** Today's classes with their check-in windows, and the two ways to check in. */
export function TodaysCheckIns() {
  const { t } = useTranslation('checkins');
  const today = useQuery({ ...listTodaysBookingsOptions(), staleTime: 0, refetchInterval: 30_000 });
  return (
    <div className={classes.columns}>
      <section aria-labelledby="today">
        <h2 id="today" className={classes.heading}>
          {t('today.heading')}
        </h2>
        {today.isPending && <LoadingRows rows={2} height={96} />}
        {today.isError && <ErrorState error={today.error} onRetry={() => today.refetch()} />}
        {today.data?.items.length === 0 && (
          <EmptyState
            coverArt="football"
            action={<ActionLink to="/app/explore">{t('today.find')}</ActionLink>}
          >
            {t('today.empty')}
          </EmptyState>
        )}
        <ul className={classes.list}>
          {today.data?.items.map((entry) => (
            <li key={entry.booking.id} className={classes.row}>
              <span className={classes.time}>{entry.booking.session.local_start}</span>
              <div>
                <h3 className={classes.title}>{entry.booking.session.title}</h3>
                <p className={classes.place}>{entry.booking.session.venue.name}</p>
                <CheckInDayNote entry={entry} />
                <CheckInWindowNote entry={entry} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.options} aria-labelledby="check-in-options">
        <h2 id="check-in-options" className={classes.heading}>
          {t('today.options')}
        </h2>
        <p>{t('today.scanHow')}</p>
        <p>{t('today.idHow')}</p>
        <ActionLink to="/app/digital-id" variant="primary" size="large">
          <IconId size={22} stroke={1.6} aria-hidden="true" />
          {t('today.id')}
        </ActionLink>
      </section>
    </div>
  );
}
